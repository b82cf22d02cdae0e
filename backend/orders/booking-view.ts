import { type Money, addMoney, subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { Booking, BookingSummary, PaymentState } from '#contract/booking.ts'
import { sumsGivenBack } from '#contract/given-back.ts'
import { type Cancellation, cancelledBy, isCancelRequested, isOff, toldParts } from '#contract/order-part.ts'
import { flatFields, flatLine } from '../products/flights/flat-booking.ts'
import { type OrderPart, productOf } from '../products/products.ts'
import { bookedTerms } from '../products/packages/pair-terms.ts'
import { type OrderState, totalOf } from './order-state.ts'
import { chargedFor, takenFor } from './parts/charged-for.ts'
import { keptOf } from './parts/kept-of.ts'
import { isPackage, onePrice } from './parts/one-price.ts'
import { chargeOf, confirmedTotal } from './parts/saga.ts'

/** Whether the money is set aside while suppliers have yet to take it for what they keep. */
export const isSettling = ({ attempt, booked }: OrderState): boolean =>
  attempt?.stage === 'securing' && booked !== null && booked.status !== 'Failed'

const isGivenBack: ReadonlySet<string> = new Set(['deciding', 'releasing', 'voiding'])

/** Whether what was charged was given back since, as far as it is not kept. */
const isRefunded = ({ parts }: OrderState): boolean =>
  parts.every(
    ({ state, calledOff }) => state !== 'confirmed' && (state !== 'cancelled' || Boolean(calledOff?.refunded)),
  ) && parts.some(({ calledOff }) => (calledOff?.refunded?.amount ?? 0) > 0)

/** How a payment reads to its owner. */
export const paymentStateOf = (state: OrderState): PaymentState => {
  const { attempt, hold } = state
  if (hold?.stage === 'placing') return 'unknown'
  if (!attempt) return 'none'
  if (attempt.result === 'paid' && isRefunded(state)) return 'refunded'
  if (attempt.stage === 'closed') return attempt.result ?? 'none'
  if (!attempt.outcomeKnown) return 'unknown'
  if (attempt.stage === 'waiting') return attempt.challengeUrl ? 'action_required' : 'pending'
  return isSettling(state) || isGivenBack.has(attempt.stage) ? 'authorised' : 'pending'
}

const iso = (time: number): string => new Date(time).toISOString()

/** What was charged for the parts that stand, and what is kept of others. */
const standingTotal = ({ parts, attempt }: OrderState): Money => {
  const standing = attempt ? chargeOf(parts, attempt.amount) : confirmedTotal(parts)
  return addMoney(standing, sumMoney(parts.map(keptOf), standing.currency))
}

/** What a booking costs as it stands: of one that was called off, what was charged and goes back. */
const totalAsItStands = (state: OrderState, status: Booking['bookingStatus']): Money => {
  if (status === 'Cancelled') return takenFor(state)
  return status === 'Confirmed' ? standingTotal(state) : totalOf(state)
}

const holdOf = ({ hold, parts: [first] }: OrderState): Booking['hold'] => {
  if (!hold || hold.payBy === null || !first) return null
  return { payBy: iso(hold.payBy), timeZone: productOf(first).timeZone(first), endedBy: hold.endedBy }
}

/** The documents of all parts together: missing as long as those of one are. */
const ticketingOf = (parts: readonly OrderPart[]): Booking['ticketingStatus'] => {
  const had = parts.filter(({ state }) => state === 'confirmed')
  const states = (had.length > 0 ? had : parts).map(({ documents }) => documents.state)
  if (states.includes('failed')) return 'failed'
  return states.every((state) => state === 'issued') ? 'issued' : 'pending'
}

/** That its traveller cancels a part, has, or could not. */
const cancellationOf = (state: OrderState, part: OrderPart): { readonly cancellation?: Cancellation } => {
  const { cancelling, calledOff } = part
  const done = calledOff?.reason === 'traveller' ? calledOff : undefined
  const asked = done ?? cancelling
  if (!asked) return {}
  const standing = cancelling?.isRefused ? 'refused' : 'requested'
  return {
    cancellation: {
      state: done ? (done.refunded ? 'refunded' : 'refunding') : standing,
      requestedAt: iso(asked.since),
      ...(done && { cancelledAt: iso(done.at) }),
      kept: asked.kept,
      refund: subtractMoney(chargedFor(state, part), asked.kept),
    },
  }
}

/** What all parts that stand cost together, where that is one price, and how they are cancelled together. */
const packageOf = ({ parts }: OrderState): Pick<Booking, 'package'> => {
  if (!isPackage(parts)) return {}
  const standing = parts.filter(({ state }) => state !== 'cancelled')
  const told = standing.length > 0 ? standing : parts
  return { package: { ...onePrice(told), cancel: bookedTerms(told) } }
}

/** The booking as its owner sees it; null while there is none. */
export const bookingOf = (state: OrderState): Booking | null => {
  const { booked, parts, reference, customer, billing, passengers, attempt } = state
  const shown = parts.map((part) => ({ ...productOf(part).shown(part), ...cancellationOf(state, part) }))
  const flight = shown.find((part) => part.kind === 'flight')
  if (!booked || shown.length === 0 || !reference || !customer) return null
  const { customerId, ...contact } = customer
  return {
    id: state.bookingId,
    referenceId: reference,
    bookingStatus: booked.status,
    paymentStatus: paymentStateOf(state),
    ticketingStatus: ticketingOf(parts),
    hold: holdOf(state),
    createdAt: iso(booked.createdAt),
    updatedAt: iso(booked.updatedAt),
    language: state.started.language,
    total: totalAsItStands(state, booked.status),
    customerDetails: { ...contact, customerId },
    passengers: (passengers ?? []).map(({ shown: passenger }) =>
      parts.reduce((known, part) => productOf(part).passenger(part, known), passenger),
    ),
    billingInformation: billing,
    paymentInformation: {
      method: attempt?.method ?? null,
      card: attempt?.card ?? null,
      transactions: [...state.transactions],
    },
    ...(flight && flatFields(flight)),
    parts: shown,
    ...packageOf(state),
  }
}

/** What is paid to suppliers is on top of what is paid here; what a booking stands without, or was called off, costs nothing there. */
const wholeOf = ({ total, parts, bookingStatus }: Booking): Money => {
  const elsewhere = parts
    .filter(({ state }) => bookingStatus === 'Failed' || !isOff(state))
    .map((part) => subtractMoney(productOf(part).whole?.(part) ?? part.quote.total, part.quote.total))
  return addMoney(total, sumMoney(elsewhere, total.currency))
}

/** A booking as one line of a list. */
export const summaryOf = (booking: Booking): BookingSummary => {
  const parts = booking.parts.map((part) => productOf(part).line(part))
  const flight = parts.find((line) => line.kind === 'flight')
  const reference = toldParts(booking)[0]?.supplier.reference
  const whole = wholeOf(booking)
  const by = cancelledBy(booking)
  const { givenBack } = sumsGivenBack(booking)
  return {
    id: booking.id,
    referenceId: booking.referenceId,
    hold: booking.hold,
    bookingStatus: booking.bookingStatus,
    paymentStatus: booking.paymentStatus,
    ticketingStatus: booking.ticketingStatus,
    createdAt: booking.createdAt,
    total: booking.total,
    ...(whole.amount !== booking.total.amount && { whole }),
    ...(booking.airlineReference !== undefined && { airlineReference: booking.airlineReference }),
    ...(reference && { supplierReference: reference }),
    ...(flight && flatLine(flight)),
    ...(by && { cancelledBy: by }),
    ...(givenBack && { givenBack: { refunded: givenBack.refunded, onItsWay: givenBack.onItsWay } }),
    ...(isCancelRequested(booking.parts) && { isCancelRequested: true }),
    passengerCount: Math.max(booking.passengers.length, ...booking.parts.map((part) => productOf(part).guests(part))),
    parts,
  }
}
