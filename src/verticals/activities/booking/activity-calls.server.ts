import type { CreateTravelers } from '#contract/products/activities/activity-session.ts'
import type { BookingInContext } from '#/features/checkout/session/booking-context.server.ts'
import { paymentCalls } from '#/features/checkout/session/booking-payment-calls.server.ts'
import { billingInformationOf, customerDetailsOf } from '#/features/checkout/session/booking-payloads.server.ts'
import { answersOf } from './answers.ts'
import type { ActivityBookingDraft, ActivityItem } from './sold-activity.ts'

/** The reserved time as calls name it. */
export const chosenActivity = ({ offerId, total }: ActivityItem) => ({ id: offerId, price: { intTotal: total } })

/** What every call after the activity's own says of it: who books, what, under whose name, and the answers. */
export const travelersPayload = (booking: BookingInContext): CreateTravelers => {
  const draft = booking.checkout.draft as ActivityBookingDraft
  const [lead] = draft.passengers
  return {
    agentId: booking.context.agentId,
    customerDetails: customerDetailsOf(booking.checkout),
    activityOffer: chosenActivity(draft.item),
    activityOfferId: booking.checkout.backendIds.part.activityOfferId ?? '',
    lead: { firstName: lead?.firstName.trim() ?? '', lastName: lead?.lastName.trim() ?? '' },
    answers: answersOf(draft.item.activity, draft.extras),
    infoData: booking.context.infoData,
  }
}

export const billedActivity = (booking: BookingInContext) => ({
  ...travelersPayload(booking),
  billingInformation: billingInformationOf(booking),
})

/** How an activity is paid for. */
export const activityPayment = paymentCalls({
  billed: billedActivity,
  createPayment: ({ activitySession }, request) => activitySession.createActivityPayment(request),
  paymentDirection: ({ activitySession }, request) => activitySession.activityPaymentDirection(request),
  cardSuccess: ({ activitySession }, request) => activitySession.activityCardSuccess(request),
})
