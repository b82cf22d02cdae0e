import type { Problem } from '#domain/problem.ts'
import { type Begin, beginBooking, restartBooking } from '../session/booking-begin.server.ts'
import type { CallOutcome } from './booking-outcome.ts'
import { acceptPrice, askNow, giveUpPaying, leavePayment, rehydrate, requestPay } from './booking-pay.ts'
import { type PaymentMethod, paymentIdOf } from './booking-payment.ts'
import { type BookingCall, nextCall, nextDue } from './booking-due.ts'
import { editDraft, flushSteps, tellSession } from './booking-edit.ts'
import type { CheckoutState } from './checkout-state.ts'
import { startBooking } from './booking-start.ts'
import { beginCall, settleCall } from './booking-settle.ts'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { type Payment, paymentsForTests } from './payments-for-tests.ts'
import { type DraftPatch, mergePatches } from '../draft/draft-patch.ts'
import type { FlightDraft, FlightItem } from '#/verticals/flights/booking/flight-item.ts'
import { flightTotal } from '#/verticals/flights/booking/bags.ts'
import { flights } from '#/verticals/flights/booking/product.ts'

/**
 * What goes wrong with the next call; 'crash' stops the object after the call left, whether it arrived or not, 'late' is a
 * charge that arrives long after its answer was given up, and 'typing' is a traveller who changes what was just sent before
 * it is answered.
 */
export type Mishap =
  | 'none'
  | 'typing'
  | 'down'
  | 'lost'
  | 'late'
  | 'crash'
  | 'refused'
  | 'sessionLost'
  | 'priceChanged'
  | 'closed'
  | 'missing'
  | 'declined'
  | 'challenge'

interface SentCall {
  /** which of the visitor's bookings it belongs to */
  readonly booking: number
  readonly call: BookingCall
  readonly at: number
  readonly checkout: CheckoutState
}

const meanwhile: DraftPatch = {
  customer: { phone: '+34600000000' },
  passengers: { '1': { lastName: 'Ibáñez' } },
  billing: { region: 'Valle' },
}

const down: Problem = { _tag: 'BackendDown', code: 'backend_down', message: 'no answer', requestId: undefined }
const bad: Problem = { _tag: 'InvalidRequest', code: 'invalid_request', message: 'no', requestId: 'r1' }

const context: Begin['context'] = {
  key: 'booking',
  agentId: 'agent-0123456789abcdef',
  language: 'es',
  returnUrl: 'https://trayecto.example/booking/authenticate',
  infoData: {},
}

const lost = (call: BookingCall): CallOutcome =>
  call.type === 'status' || call.type === 'cancel'
    ? { type: 'payment', answer: { is: 'lost' } }
    : { type: 'retry', problem: down }

/** A backend that keeps the contract, a clock, and a visitor's bookings between them, for tests to trouble. */
export const bookingSimulator = (item: FlightItem = exampleFlights) => {
  let now = Date.parse('2026-11-21T10:00:00Z')
  let checkout = startBooking(flights, item, undefined, now)
  let booking = 1
  const calls: SentCall[] = []
  const mishaps: Mishap[] = []
  const payments = paymentsForTests()
  let typed: DraftPatch = {}
  let ids = 0

  const newId = (): string => `id${(ids += 1)}`
  const session = (): string => checkout.backendIds.sessionId ?? ''
  const total = () => {
    const { item: sold, extras } = checkout.draft as FlightDraft
    return flightTotal(sold, extras)
  }

  const success = (call: BookingCall, mishap: Mishap): CallOutcome => {
    if (call.type === 'card')
      return { type: 'registered', transactionId: payments.begin(newId(), session(), 'registered') }
    if (call.type === 'direction')
      return { type: 'directed', url: 'https://pay', cartId: payments.begin(newId(), session(), 'page') }
    if (call.type === 'charge') return { type: 'payment', answer: payments.charge(call.transactionId, mishap) }
    if (call.type === 'status')
      return { type: 'payment', answer: payments.status(paymentIdOf(checkout.payment), session()) }
    if (call.type === 'cancel')
      return { type: 'payment', answer: payments.cancel(paymentIdOf(checkout.payment), session()) }
    if (call.type === 'hold')
      return { type: 'payment', answer: { is: 'paid', bookingId: 'bok', referenceId: 'ABC234' } }
    if (call.step === 'session') return { type: 'done', ids: { sessionId: checkout.backendIds.sessionId ?? newId() } }
    if (call.step === 'offer') return { type: 'done', ids: { part: { flightOfferId: 'order' } } }
    if (call.step === 'baggage')
      return { type: 'done', ids: { part: { additionalServicesId: 'bags' }, total: total() } }
    return { type: 'done', ids: call.step === 'customer' ? { customerId: 'cus' } : {} }
  }

  const answer = (call: BookingCall, mishap: Mishap): CallOutcome => {
    if (call.type === 'charge') return success(call, mishap)
    if (mishap === 'lost') void success(call, 'none')
    if (mishap === 'down' || mishap === 'lost' || mishap === 'late') return lost(call)
    if (call.type === 'status' || call.type === 'cancel' || mishap === 'none') return success(call, mishap)
    if (mishap === 'refused') return { type: 'refused', problem: bad }
    if (mishap === 'closed') return { type: 'closed' }
    if (mishap === 'missing' && checkout.steps.customer?.status === 'saved')
      return { type: 'missing', missing: ['customer'] }
    if (mishap === 'sessionLost' && payments.mayForget(session())) return { type: 'sessionLost' }
    if (mishap === 'priceChanged' && call.type === 'step' && call.step === 'offer') {
      const previous = checkout.draft.item.total
      return { type: 'priceChanged', previous, current: { ...previous, amount: previous.amount + 700 } }
    }
    return success(call, mishap)
  }

  const typeDuring = (): void => {
    typed = mergePatches(typed, meanwhile)
    checkout = editDraft(flights, checkout, meanwhile, now)
  }

  const crashDuring = (call: BookingCall): void => {
    const arrives = ids % 2 === 0
    if (arrives) void answer(call, 'lost')
    checkout = rehydrate(flights, checkout, now)
  }

  const run = (): void => {
    for (let call = nextCall(flights, checkout, now); call; call = nextCall(flights, checkout, now)) {
      calls.push({ call, at: now, checkout, booking })
      checkout = beginCall(flights, checkout, call, now)
      const mishap = mishaps.shift() ?? 'none'
      if (mishap === 'crash') crashDuring(call)
      else {
        if (mishap === 'typing') typeDuring()
        checkout = settleCall(flights, checkout, call, answer(call, mishap), { now, random: 0.5 })
      }
      payments.show(paymentIdOf(checkout.payment), checkout.payment)
    }
  }

  /** As the object does before another booking begins. */
  const leave = (): void => {
    checkout = leavePayment(giveUpPaying(checkout), now)
    run()
  }

  const replace = (next: CheckoutState): boolean => {
    const isAnother = next !== checkout
    if (isAnother) booking += 1
    checkout = next
    return isAnother
  }

  return {
    calls,
    charged: payments.charged,
    mishaps,
    now: () => now,
    typedDuringCalls: () => typed,
    checkout: () => checkout,
    /** payments that could be made right now on a page that the traveller has seen */
    openPages: (): readonly Payment[] => payments.openPages(),
    edit: (patch: DraftPatch) => {
      checkout = editDraft(flights, checkout, patch, now)
    },
    /** The traveller changes the language of the page. */
    setLocale: () => {
      checkout = tellSession(flights, checkout, now)
    },
    flush: () => {
      checkout = flushSteps(flights, checkout, now)
      run()
    },
    pay: (method: PaymentMethod) => {
      if (checkout.payment.status === 'unknown' || checkout.payment.status === 'leaving') {
        checkout = askNow(checkout, now)
        run()
      }
      checkout = requestPay(flights, checkout, { method, agreed: total() }, now)
      run()
    },
    /** Start over; answers whether what was typed was forgotten. */
    restart: (): boolean => {
      leave()
      return replace(restartBooking(flights, { checkout, context }, `booking-${booking}`, now).checkout)
    },
    /** Another offer in a second tab, or the same priced anew; answers whether that is being booked now. */
    begin: (offerId: string): boolean => {
      const another = { ...exampleFlights, offerId }
      leave()
      if (checkout.payment.status === 'confirmed') return false
      return replace(
        beginBooking(flights, { checkout, context }, { item: another, agreed: another.total, context }, now).checkout,
      )
    },
    accept: () => {
      checkout = acceptPrice(flights, checkout, now)
    },
    askNow: () => {
      checkout = askNow(checkout, now)
      run()
    },
    /** The traveller pays, or says yes to their bank, on a page that they were led to so many payments ago. */
    payPage: (back: number) => payments.payPage(back),
    /** The calls to charge that were late arrive now. */
    arrive: () => payments.arrive(),
    /** Lets time pass and everything that falls due in it happen at its own instant. */
    wait: (milliseconds: number) => {
      const until = now + milliseconds
      for (let due = nextDue(flights, checkout, now); due && due.at <= until; due = nextDue(flights, checkout, now)) {
        now = Math.max(now, due.at)
        run()
      }
      now = until
    },
  }
}
