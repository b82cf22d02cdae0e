import type { CreateGuests } from '#contract/products/hotels/hotel-session.ts'
import type { BookingInContext } from '#/features/checkout/session/booking-context.server.ts'
import { paymentCalls } from '#/features/checkout/session/booking-payment-calls.server.ts'
import { billingInformationOf, customerDetailsOf } from '#/features/checkout/session/booking-payloads.server.ts'
import type { StayDraft, StayExtras, StayItem } from './sold-stay.ts'

/** The offer as calls name it: what the traveller agreed to is the stay's total, whoever is paid. */
export const chosenHotel = ({ offerId, stay }: StayItem) => ({ id: offerId, price: { intTotal: stay.price.total } })

const draftOf = ({ checkout }: BookingInContext) => checkout.draft as StayDraft

/** What the guests would like, where they said something. */
export const requestsOf = ({ arrivalTime, message }: StayExtras): NonNullable<CreateGuests['requests']> => ({
  ...(arrivalTime ? { arrivalTime } : {}),
  ...(message.trim() ? { message: message.trim() } : {}),
})

/** What every call after the stay's own says of it: who books, what, and a guest for each room. */
export const guestsPayload = (booking: BookingInContext): CreateGuests => {
  const draft = draftOf(booking)
  return {
    agentId: booking.context.agentId,
    customerDetails: customerDetailsOf(booking.checkout),
    hotelOffer: chosenHotel(draft.item),
    hotelOfferId: booking.checkout.backendIds.part.hotelOfferId ?? '',
    guests: draft.passengers.map(({ id, firstName, lastName }) => ({
      roomIndex: Number(id),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
    })),
    requests: requestsOf(draft.extras),
    infoData: booking.context.infoData,
  }
}

export const billedStay = (booking: BookingInContext) => ({
  ...guestsPayload(booking),
  billingInformation: billingInformationOf(booking),
})

/** How a stay is paid for. */
export const stayPayment = paymentCalls({
  billed: billedStay,
  createPayment: ({ hotelSession }, request) => hotelSession.createHotelPayment(request),
  paymentDirection: ({ hotelSession }, request) => hotelSession.hotelPaymentDirection(request),
  cardSuccess: ({ hotelSession }, request) => hotelSession.hotelCardSuccess(request),
})
