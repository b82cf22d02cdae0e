import type { OrderPart } from '#contract/products/products.ts'
import type { BookedPart } from './booked-trip.ts'

type End = Pick<BookedPart, 'calledOffBy' | 'isCancelRequested' | 'isCancelRefused'>

/** Who called a part off since it was confirmed, or wanted to. */
export const endOf = ({ state, cancellation }: OrderPart): End => {
  if (state === 'cancelled') return { calledOffBy: cancellation ? 'traveller' : 'supplier' }
  if (cancellation?.state === 'requested') return { isCancelRequested: true }
  return cancellation?.state === 'refused' ? { isCancelRefused: true } : {}
}
