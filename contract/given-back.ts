import { type Money, sumMoney } from '#domain/money/money.ts'
import type { Booking } from './booking.ts'
import type { Cancellation } from './order-part.ts'
import type { OrderPart } from './products/products.ts'

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

interface SumsGivenBack {
  /** of what is off; missing where nothing is */
  readonly givenBack?: { readonly refunded: Money; readonly onItsWay: Money; readonly kept: Money }
  /** of what suppliers were asked to cancel, once they do; missing where they were not */
  readonly requested?: { readonly refund: Money; readonly kept: Money }
}

/** What goes back of a booking's parts and what is kept of them, in sums: of a package nobody is told what one of them was. */
export const sumsGivenBack = ({ parts, total: { currency } }: Pick<Booking, 'parts' | 'total'>): SumsGivenBack => {
  const ended = parts.flatMap((part) => endedOf(part) ?? [])
  const sum = (states: readonly Ended['state'][], of: 'kept' | 'refund') =>
    sumMoney(
      ended.filter(({ state }) => states.includes(state)).map((own) => own[of]),
      currency,
    )
  const givenBack = {
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
