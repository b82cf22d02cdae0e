import type { Booking, BookingSummary } from '#contract/booking.ts'
import { sumsGivenBack } from '#contract/given-back.ts'
import { type PartState, cancelledBy, isCancelRequested, isOff, toldParts } from '#contract/order-part.ts'
import type { Money } from '#domain/money/money.ts'
import { bookedTrip } from './booked/booked-trip.server.ts'
import { type TripLine, type TripSummary, kindsOf, wholeOf } from './booked/booked-trip.ts'
import { tripProductOf, tripProducts } from './trip-product.server.ts'
import { tripHold } from './held/trip-hold.server.ts'

/** How a booking stands, as a list says it. */
const standingOf = ({
  bookingStatus,
  paymentStatus,
  ticketingStatus,
  hold,
  parts,
}: Pick<BookingSummary, 'bookingStatus' | 'paymentStatus' | 'ticketingStatus' | 'hold'> & {
  readonly parts: readonly { readonly kind: string; readonly state: string }[]
}): Pick<TripSummary, 'status' | 'hold' | 'calledOff'> => ({
  status: { booking: bookingStatus, payment: paymentStatus, ticketing: ticketingStatus },
  hold: tripHold(hold),
  calledOff: bookingStatus === 'Confirmed' ? kindsOf(parts.filter(({ state }) => state === 'cancelled')) : [],
})

/** What a trip costs, and what of it was paid with the booking where that is not all. */
const costOf = (
  { bookingStatus, total }: Pick<BookingSummary, 'bookingStatus' | 'total'>,
  whole: Money,
): Pick<TripSummary, 'total' | 'paid'> => ({
  total: whole,
  paid: bookingStatus === 'Confirmed' && whole.amount !== total.amount ? total : undefined,
})

const firstOf = <Part extends object>([first]: readonly Part[]): Part => {
  if (!first) throw new Error('A booking has no parts')
  return first
}

const lastDayOf = ({ first, last = first }: TripLine): string => last

/** Where a trip leads is what its first part says. It lasts as long as any that stands: a flight there alone leaves before its tour begins. */
export const lineOfParts = <Part extends { readonly state: PartState }>(
  parts: readonly Part[],
  lineOf: (part: Part) => TripLine,
): TripLine => {
  const line = lineOf(firstOf(parts))
  const ends = parts.filter(({ state }) => !isOff(state)).map((part) => lastDayOf(lineOf(part)))
  const latest = ends.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? ''
  return latest.slice(0, 10) > lastDayOf(line).slice(0, 10) ? { ...line, last: latest } : line
}

/** One of the visitor's own, as their list tells it. */
export const summaryOfListed = (found: BookingSummary): TripSummary => {
  const parts = toldParts(found)
  return {
    ...standingOf(found),
    cancelledBy: found.cancelledBy,
    isCancelRequested: found.isCancelRequested,
    givenBack: found.givenBack,
    id: found.id,
    reference: found.referenceId,
    airlineReference: found.supplierReference ?? found.airlineReference,
    kinds: kindsOf(parts),
    isRest: parts.length < found.parts.length,
    line: lineOfParts(parts, (part) => tripProductOf(tripProducts(), part.kind).line(part)),
    travellers: found.passengerCount,
    ...costOf(found, found.whole ?? found.total),
  }
}

/** One that was opened by its reference. */
export const summaryOfOpened = (booking: Booking): TripSummary => {
  const parts = toldParts(booking)
  const first = firstOf(parts)
  return {
    ...standingOf(booking),
    cancelledBy: cancelledBy(booking),
    isCancelRequested: isCancelRequested(booking.parts),
    givenBack: sumsGivenBack(booking).givenBack,
    id: booking.id,
    reference: booking.referenceId,
    airlineReference: first.supplier.reference ?? undefined,
    kinds: kindsOf(parts),
    isRest: parts.length < booking.parts.length,
    line: lineOfParts(parts, (part) => tripProductOf(tripProducts(), part.kind).lineOf(part)),
    travellers: booking.passengers.length,
    ...costOf(booking, wholeOf(bookedTrip(tripProducts(), booking))),
  }
}
