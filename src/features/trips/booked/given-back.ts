import type { ReservationFields } from '#contract/products/reservation.ts'
import type { Money } from '#domain/money/money.ts'
import type { BookedPart } from './booked-trip.ts'

interface ReservedPart {
  readonly calledOff: ReservationFields['calledOff']
  readonly quote: { readonly total: Money }
}

/** What goes back of a part that its supplier called off: all of it. The backend says zero until it is there. */
export const givenBackOf = ({ calledOff, quote }: ReservedPart): BookedPart['givenBack'] =>
  calledOff ? { money: quote.total, isBack: calledOff.refunded.amount > 0 } : undefined
