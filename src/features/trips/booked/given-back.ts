import type { Booking } from '#contract/booking.ts'
import type { OrderPart } from '#contract/products/products.ts'
import { sumMoney } from '#domain/money/money.ts'
import type { BookedPart, BookedTrip, GivenBack } from './booked-trip.ts'

/** Who called a part off since it was confirmed, or is about to. */
export const endOf = ({ state, cancellation }: OrderPart): Pick<BookedPart, 'calledOffBy' | 'isCancelRequested'> => {
  if (state === 'cancelled') return { calledOffBy: cancellation ? 'traveller' : 'supplier' }
  return cancellation?.state === 'requested' ? { isCancelRequested: true } : {}
}

interface Ended extends Omit<NonNullable<OrderPart['cancellation']>, 'requestedAt'> {}

/** What became of the charge for a part. Of what its supplier called off all goes back, and the backend says zero until it is there. */
const endedOf = (part: OrderPart): Ended | undefined => {
  if (part.cancellation) return part.cancellation
  if (!('calledOff' in part) || !part.calledOff) return undefined
  const { total } = part.quote
  const state = part.calledOff.refunded.amount > 0 ? 'refunded' : 'refunding'
  return { state, kept: { ...total, amount: 0 }, refund: total }
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
