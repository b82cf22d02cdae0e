import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { paymentProvider } from '#/server/visitor/site-settings.server.ts'
import type { PartsChoice } from '../machine/booking-payment.ts'
import { askPaymentOnServer, currentAgent, decidePartsOnServer, readBookingOnServer } from './booking.server.ts'
import { type PaymentStatus, paymentStatusOf } from './payment-status.ts'

export const paymentStatusOnServer = async (ask: boolean): Promise<PaymentStatus | undefined> => {
  const booking = await (ask ? askPaymentOnServer() : readBookingOnServer())
  return booking.ok ? paymentStatusOf(booking.value, paymentProvider()) : undefined
}

export const partsDecidedOnServer = async (choice: PartsChoice): Promise<PaymentStatus | undefined> => {
  const booking = await decidePartsOnServer(choice)
  return booking.ok ? paymentStatusOf(booking.value, paymentProvider()) : undefined
}

export const tripPaidByOnServer = async (paymentId: string): Promise<string | undefined> => {
  const agentId = currentAgent()
  if (agentId === undefined || paymentId.length > 200) return undefined
  const listed = await runServer(
    BackendClient.use(({ bookings }) => bookings.list({ headers: { 'x-agent-id': agentId }, query: { paymentId } })),
  )
  return listed.ok ? listed.value.data[0]?.id : undefined
}
