import { Clock, Effect } from 'effect'
import type { Booking } from '#contract/booking.ts'
import { BookingNotFound, BookingUnfinished } from '#contract/booking-problem.ts'
import type { ForgottenBooking } from '#contract/operator.ts'
import { bookingOf } from '../booking-view.ts'
import { BookingIndex, OrderStore } from '../order-ports.ts'
import type { OrderState } from '../order-state.ts'
import { BookingRows } from './booking-rows.ts'
import { unfinished } from './unfinished.ts'

export interface BookingToForget {
  readonly id: string
  readonly sessionId: string
  /** also where its travel is not over yet */
  readonly travelAhead: boolean
}

const words: Readonly<Record<BookingUnfinished['code'], string>> = {
  payment_under_way: 'A payment of this booking is under way.',
  money_outstanding: 'Money of this booking has yet to be given back.',
  seats_held: 'Seats of this booking are held and not paid for: they are paid for or let go first.',
  part_under_way: 'A supplier has yet to say, or to take back, what is part of this booking.',
  documents_pending: 'Tickets or vouchers of this booking are still to come.',
  operator_task_open: 'Somebody has yet to look into this booking: its row in operator_tasks is open.',
  travel_ahead: 'The travel of this booking is not over; "travelAhead": true has it forgotten all the same.',
}

const bookingUnfinished = (code: BookingUnfinished['code']) =>
  new BookingUnfinished({ requestId: '', code, message: `${words[code]} Nothing was deleted.` })

/** No booking that is known, or was forgotten. */
export const noSuchBooking = () =>
  new BookingNotFound({ requestId: '', code: 'booking_not_found', message: 'No booking has this reference or id.' })

const recordOf = (booking: Booking, forgottenAt: string): ForgottenBooking => ({
  id: booking.id,
  referenceId: booking.referenceId,
  bookingStatus: booking.bookingStatus,
  paymentStatus: booking.paymentStatus,
  createdAt: booking.createdAt,
  forgottenAt,
  total: booking.total,
  transactions: booking.paymentInformation.transactions,
  parts: booking.parts.map(({ kind, supplier, state, quote }) => ({
    kind,
    supplier: supplier.name,
    state,
    total: quote.total,
  })),
})

const keysOf = ({ transactionIds, attempt, hold }: OrderState): readonly string[] => [
  ...new Set([...transactionIds, attempt?.transactionId, hold?.key].filter((key) => key !== undefined)),
]

/** Why the order stays, or its booking as it ends. */
const checked = Effect.fnUntraced(function* (state: OrderState, { id, travelAhead }: BookingToForget, now: number) {
  const code = unfinished(state, now, { travelAhead })
  if (code) return yield* bookingUnfinished(code)
  if (yield* (yield* BookingRows).hasOpenTask(id)) return yield* bookingUnfinished('operator_task_open')
  // without a booking it is forgotten by itself, a day after it began
  return bookingOf(state) ?? (yield* noSuchBooking())
})

/**
 * Forgets a booking: first the rows that lead nowhere else, with what stays for the books; then the order; last the row by which the order
 * is found. So whatever stops it between two of these, the next call finds the order, or that it is gone already, and goes on.
 */
export const forgetBooking = Effect.fn('forgetBooking')(function* (asked: BookingToForget) {
  const [store, rows, index] = [yield* OrderStore, yield* BookingRows, yield* BookingIndex]
  const { id: bookingId, sessionId } = asked
  const kept = yield* store.load
  // the object may have begun another order since
  const state = kept?.bookingId === bookingId ? kept : undefined
  if (state) {
    const now = yield* Clock.currentTimeMillis
    const booking = yield* checked(state, asked, now)
    const record = recordOf(booking, new Date(now).toISOString())
    // what is on its way ends first: nobody is written to who has been forgotten
    yield* index.betweenMails(rows.erase({ bookingId, sessionId, keys: keysOf(state) }, record))
    yield* store.forget
  } else yield* rows.erase({ bookingId, sessionId, keys: [] })
  yield* rows.drop(bookingId)
  yield* Effect.logInfo({ event: 'booking_forgotten', booking: bookingId })
})
