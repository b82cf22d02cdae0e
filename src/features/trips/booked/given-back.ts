import type { Booking } from '#contract/booking.ts'
import type { OrderPart } from '#contract/products/products.ts'
import { sumMoney } from '#domain/money/money.ts'
import type { BookedPart, BookedTrip, GivenBack } from './booked-trip.ts'

type End = Pick<BookedPart, 'calledOffBy' | 'isCancelRequested' | 'isCancelRefused'>

/** Who called a part off since it was confirmed, or wanted to. */
export const endOf = ({ state, cancellation }: OrderPart): End => {
  if (state === 'cancelled') return { calledOffBy: cancellation ? 'traveller' : 'supplier' }
  if (cancellation?.state === 'requested') return { isCancelRequested: true }
  return cancellation?.state === 'refused' ? { isCancelRefused: true } : {}
}

type Cancellation = NonNullable<OrderPart['cancellation']>

interface Ended extends Pick<Cancellation, 'kept' | 'refund'> {
  readonly state: Exclude<Cancellation['state'], 'refused'>
}

/** What became of the charge for a part. Of what its supplier called off all goes back, and the backend says zero until it is there. */
const endedOf = (part: OrderPart): Ended | undefined => {
  const { cancellation, quote } = part
  if (cancellation && cancellation.state !== 'refused') return { ...cancellation, state: cancellation.state }
  if (!('calledOff' in part) || !part.calledOff) return undefined
  const state = part.calledOff.refunded.amount > 0 ? 'refunded' : 'refunding'
  return { state, kept: { ...quote.total, amount: 0 }, refund: quote.total }
}

/** What goes back of a booking's parts and what is kept of them, in sums: of a package nobody is told what one of them was. */
export const sumsGivenBack = ({
  parts,
  total: { currency },
}: Pick<Booking, 'parts' | 'total'>): Pick<BookedTrip, 'givenBack' | 'requested'> => {
  const ended = parts.flatMap((part) => endedOf(part) ?? [])
  const sum = (states: readonly Ended['state'][], of: 'kept' | 'refund') =>
    sumMoney(
      ended.filter(({ state }) => states.includes(state)).map((own) => own[of]),
      currency,
    )
  const givenBack: GivenBack = {
    refunded: sum(['refunded'], 'refund'),
    onItsWay: sum(['refunding'], 'refund'),
    kept: sum(['refunding', 'refunded'], 'kept'),
  }
  return {
    ...(ended.some(({ state }) => state !== 'requested') && { givenBack }),
    ...(ended.some(({ state }) => state === 'requested') && {
      requested: { kept: sum(['requested'], 'kept'), refund: sum(['requested'], 'refund') },
    }),
  }
}
