import type { CreateTravelers } from '#contract/products/activities/activity-session.ts'
import type { BookingInContext } from '#/features/checkout/session/booking-context.server.ts'
import { customerDetailsOf } from '#/features/checkout/session/booking-payloads.server.ts'
import { answersOf } from '../../activities/booking/answers.ts'
import type { ActivityExtras } from '../../activities/booking/sold-activity.ts'
import type { OutingDraft } from './outing-item.ts'

/** What the organiser is told: the first grown-up who flies leads. */
export const answersPayload = (booking: BookingInContext): CreateTravelers => {
  const { item, extras, passengers } = booking.checkout.draft as OutingDraft
  const lead = passengers.find(({ type }) => type === 'adult')
  return {
    agentId: booking.context.agentId,
    customerDetails: customerDetailsOf(booking.checkout),
    activityOffer: { id: item.activityOfferId },
    activityOfferId: booking.checkout.backendIds.part.activityOfferId ?? '',
    lead: { firstName: lead?.firstName.trim() ?? '', lastName: lead?.lastName.trim() ?? '' },
    answers: answersOf(item.activity, extras as ActivityExtras),
    infoData: booking.context.infoData,
  }
}
