import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { isEmail } from '#domain/traveller/contact-details.ts'
import type { Money } from '#domain/money/money.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { billedActivity, chosenActivity, travelersPayload } from './activity-calls.server.ts'
import { answersFaults, leadFaults } from './lead-faults.ts'
import type { ActivityBookingDraft, ActivityItem } from './sold-activity.ts'

/** The activity at another price. */
const atPrice = (item: ActivityItem, total: Money): ActivityItem => ({
  ...item,
  total,
  activity: { ...item.activity, price: { ...item.activity.price, total } },
})

/** Has the reserved time ordered in the session. */
const activityStep: Step<ActivityBookingDraft> = {
  name: 'activity',
  debounceMs: 0,
  page: 'travellers',
  prices: 'item',
  missing: 'flightOrder',
  words: {
    stage: msg`Places and price`,
    refused: msg`These places are kept no longer. Choose a time again.`,
  },
  agree: createIsomorphicFn()
    .server((draft: ActivityBookingDraft, previous: Money, current: Money) => ({
      ...draft,
      item: atPrice(draft.item, { ...current, amount: draft.item.total.amount + current.amount - previous.amount }),
    }))
    .client(onServerAlone),
  needed: () => true,
  ready: ({ item }) => (item.offerId === '' ? [{ field: 'offer' }] : []),
  send: createIsomorphicFn()
    .server(({ activitySession }: Client, booking: BookingInContext, part: string) => {
      const { agentId, infoData } = booking.context
      const { item } = booking.checkout.draft as ActivityBookingDraft
      const payload = { agentId, activityOffer: chosenActivity(item), infoData }
      const answer = activitySession.setActivityOrder({ headers: writing(booking, part, payload), payload })
      return Effect.map(answer, ({ id, total }) => ({ part: { activityOfferId: id }, total }))
    })
    .client(onServerAlone),
}

/** Under whose name it is, what the organiser asks, and an email to go with it. */
const travelersStep: Step = {
  name: 'travelers',
  groups: ['passengers', 'extras'],
  debounceMs: 7000,
  page: 'travellers',
  missing: 'passengers',
  words: { stage: msg`Travelers`, refused: msg`The organizer did not accept the travelers’ details. Check them.` },
  needed: () => true,
  ready: createIsomorphicFn()
    .server((draft: Draft) => [
      ...leadFaults(draft as ActivityBookingDraft),
      ...answersFaults(draft as ActivityBookingDraft),
      ...(isEmail(draft.customer.email) ? [] : [{ field: 'email' }]),
    ])
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ activitySession }: Client, booking: BookingInContext, part: string) => {
      const payload = travelersPayload(booking)
      return Effect.as(activitySession.createTravelers({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** The address of the card, of an activity. */
const activityBillingStep: Step = {
  ...billingStep,
  send: createIsomorphicFn()
    .server(({ activitySession }: Client, booking: BookingInContext, part: string) => {
      const payload = billedActivity(booking)
      return Effect.as(activitySession.createActivityBilling({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** What is sent to the backend before an activity is paid for, in its order. */
export const activitySteps: readonly Step[] = [
  sessionStep,
  activityStep,
  customerStep,
  travelersStep,
  activityBillingStep,
]
