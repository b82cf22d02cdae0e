import type { CreateTourTravelers } from '#contract/products/tours/tour-session.ts'
import type { BookingInContext } from '#/features/checkout/session/booking-context.server.ts'
import { paymentCalls } from '#/features/checkout/session/booking-payment-calls.server.ts'
import { billingInformationOf, customerDetailsOf } from '#/features/checkout/session/booking-payloads.server.ts'
import { type TourDraft, type TourItem, leadOf } from './sold-tour.ts'

/** The reserved places as calls name them: what the traveller agreed to is the whole price, of which the deposit is charged. */
export const chosenTour = ({ offerId, sold }: TourItem) => ({ id: offerId, price: { intTotal: sold.price.total } })

/** What every call after the tour's own says of it: who books, what, and who comes along. */
export const travelersPayload = (booking: BookingInContext): CreateTourTravelers => {
  const { item, passengers } = booking.checkout.draft as TourDraft
  return {
    agentId: booking.context.agentId,
    customerDetails: customerDetailsOf(booking.checkout),
    tourOffer: chosenTour(item),
    tourOfferId: booking.checkout.backendIds.part.tourOfferId ?? '',
    lead: leadOf(item.sold),
    travelers: passengers.map(({ firstName, lastName }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
    })),
    infoData: booking.context.infoData,
  }
}

export const billedTour = (booking: BookingInContext) => ({
  ...travelersPayload(booking),
  billingInformation: billingInformationOf(booking),
})

/** How a tour is paid for. */
export const tourPayment = paymentCalls({
  billed: billedTour,
  createPayment: ({ tourSession }, request) => tourSession.createTourPayment(request),
  paymentDirection: ({ tourSession }, request) => tourSession.tourPaymentDirection(request),
  cardSuccess: ({ tourSession }, request) => tourSession.tourCardSuccess(request),
})
