import { paymentProvider } from '#/server/site-settings.server.ts'
import { askPaymentOnServer, readBookingOnServer } from './booking.server.ts'
import { type PaymentStanding, standingOf } from './payment-standing.ts'

export const paymentStandingOnServer = async (ask: boolean): Promise<PaymentStanding | undefined> => {
  const booking = await (ask ? askPaymentOnServer() : readBookingOnServer())
  return booking.ok ? standingOf(booking.value, paymentProvider()) : undefined
}
