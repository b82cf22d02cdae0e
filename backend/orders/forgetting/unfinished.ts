import type { BookingUnfinished } from '#contract/booking-problem.ts'
import type { PartState } from '#contract/order-part.ts'
import type { OrderPart } from '../../products/products.ts'
import { isOpen } from '../attempt/payment-attempt.ts'
import type { OrderState } from '../order-state.ts'
import { isWaitedFor } from '../parts/documents.ts'
import { isTravelOver } from '../parts/travel-over.ts'

/** Whether a supplier has yet to say or do something about a part. */
const underWay: Readonly<Record<PartState, boolean>> = {
  quoted: false,
  securing: true,
  held: true,
  confirming: true,
  confirmed: false,
  requested: true,
  refused: false,
  unknown: true,
  releasing: true,
  released: false,
  stuck: true,
  cancelled: false,
}

const isAhead = (part: OrderPart, now: number): boolean => part.state === 'confirmed' && !isTravelOver(part, now)

/** Money that is not where it should be: set aside and not let go, or charged for what was called off. */
const isOwed = ({ attempt, parts }: OrderState): boolean =>
  Boolean(attempt?.trouble) || parts.some(({ calledOff }) => calledOff?.refunded === null)

/** What is still to come of an order that may therefore not be forgotten; undefined where nothing is. */
export const unfinished = (
  state: OrderState,
  now: number,
  { travelAhead }: { readonly travelAhead: boolean },
): BookingUnfinished['code'] | undefined => {
  const { attempt, hold, parts, tasks } = state
  if (isOpen(attempt)) return 'payment_under_way'
  if (isOwed(state)) return 'money_outstanding'
  if (hold && hold.stage !== 'ended') return 'seats_held'
  if (tasks.release !== undefined || parts.some((part) => underWay[part.state] || part.trouble)) return 'part_under_way'
  if (isWaitedFor(state)) return 'documents_pending'
  return !travelAhead && parts.some((part) => isAhead(part, now)) ? 'travel_ahead' : undefined
}
