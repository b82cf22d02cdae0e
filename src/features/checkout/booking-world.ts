import type { Problem } from '../../problem.ts'
import type { CallOutcome, PaymentAnswer } from './booking-outcome.ts'
import { acceptPrice, askNow, requestPay, revive } from './booking-pay.ts'
import { isAsked } from './booking-payment.ts'
import { type BookingCall, nextCall, nextDue } from './booking-due.ts'
import { editDraft, flushSteps, tellSession } from './booking-edit.ts'
import type { BookingSequence } from './booking-sequence.ts'
import { startBooking } from './booking-start.ts'
import { beginCall, settleCall } from './booking-settle.ts'
import { draftTotal } from './baggage.ts'
import { exampleTrip } from './draft-example.ts'
import { type DraftPatch, mergePatches } from './draft-patch.ts'

/**
 * What goes wrong with the next call; 'crash' stops the object after the call left, whether it arrived or not, and
 * 'typing' is a traveller who changes what was just sent before it is answered.
 */
export type Mishap =
  | 'none'
  | 'typing'
  | 'down'
  | 'lost'
  | 'crash'
  | 'refused'
  | 'sessionLost'
  | 'priceChanged'
  | 'declined'
  | 'challenge'

interface SentCall {
  readonly call: BookingCall
  readonly at: number
  readonly sequence: BookingSequence
}

const meanwhile: DraftPatch = {
  customer: { phone: '+34600000000' },
  passengers: { '1': { lastName: 'Ibáñez' } },
  billing: { region: 'Valle' },
}

const down: Problem = { _tag: 'BackendDown', code: 'backend_down', message: 'no answer', requestId: undefined }
const bad: Problem = { _tag: 'InvalidRequest', code: 'invalid_request', message: 'no', requestId: 'r1' }

/** A backend that keeps the contract, a clock, and a booking between them, for tests to trouble. */
export const bookingWorld = () => {
  let now = Date.parse('2026-11-21T10:00:00Z')
  let sequence = startBooking(exampleTrip, undefined, now)
  const calls: SentCall[] = []
  const charged: string[] = []
  const mishaps: Mishap[] = []
  let typed: DraftPatch = {}
  /** a payment that the traveller ended at their bank, unseen by the site: the backend answers every later charge with it */
  let passed: string | undefined
  const decided = new Map<string, PaymentAnswer>()
  let ids = 0

  const newId = (): string => `id${(ids += 1)}`

  const charge = (transactionId: string, mishap: Mishap): PaymentAnswer => {
    const declined: PaymentAnswer = { is: 'ended', how: { outcome: 'declined', reason: 'card_declined' } }
    const passedAnswer = passed === undefined ? undefined : decided.get(passed)
    if (passedAnswer) return mishap === 'lost' || mishap === 'down' ? { is: 'lost' } : passedAnswer
    const paid: PaymentAnswer = { is: 'paid', bookingId: 'bok', referenceId: 'ABC234' }
    if (mishap === 'declined') decided.set(transactionId, declined)
    else if (mishap === 'challenge') decided.set(transactionId, { is: 'challenge', url: 'https://bank', transactionId })
    else if (mishap !== 'down') {
      charged.push(transactionId)
      decided.set(transactionId, paid)
    }
    return mishap === 'lost' || mishap === 'down' ? { is: 'lost' } : (decided.get(transactionId) ?? { is: 'none' })
  }

  const status = (): PaymentAnswer => {
    const { payment } = sequence
    const id = 'transactionId' in payment ? payment.transactionId : null
    return decided.get(passed ?? id ?? '') ?? { is: 'none' }
  }

  const success = (call: BookingCall, mishap: Mishap): CallOutcome => {
    if (call.type === 'card') return { type: 'registered', transactionId: newId() }
    if (call.type === 'direction') return { type: 'directed', url: 'https://pay', cartId: newId() }
    if (call.type === 'charge') return { type: 'payment', answer: charge(call.transactionId, mishap) }
    if (call.type === 'status') return { type: 'payment', answer: status() }
    if (call.step === 'session') return { type: 'done', known: { sessionId: newId() } }
    if (call.step === 'offer') return { type: 'done', known: { flightOfferId: 'order' } }
    if (call.step === 'baggage')
      return { type: 'done', known: { additionalServicesId: 'bags', total: draftTotal(sequence.draft) } }
    return { type: 'done', known: call.step === 'customer' ? { customerId: 'cus' } : {} }
  }

  const answer = (call: BookingCall, mishap: Mishap): CallOutcome => {
    if (call.type === 'charge') return success(call, mishap)
    if (mishap === 'down' || mishap === 'lost') {
      return call.type === 'status' ? { type: 'payment', answer: { is: 'lost' } } : { type: 'retry', problem: down }
    }
    if (call.type === 'status' || mishap === 'none') return success(call, mishap)
    if (mishap === 'refused') return { type: 'refused', problem: bad }
    if (mishap === 'sessionLost') return { type: 'sessionLost' }
    if (mishap === 'priceChanged' && call.type === 'step' && call.step === 'offer') {
      const previous = sequence.draft.trip.total
      return { type: 'priceChanged', previous, current: { ...previous, amount: previous.amount + 700 } }
    }
    return success(call, mishap)
  }

  const typeDuring = (): void => {
    typed = mergePatches(typed, meanwhile)
    sequence = editDraft(sequence, meanwhile, now)
  }

  const run = (): void => {
    for (let call = nextCall(sequence, now); call; call = nextCall(sequence, now)) {
      calls.push({ call, at: now, sequence })
      sequence = beginCall(sequence, call, now)
      const mishap = mishaps.shift() ?? 'none'
      if (mishap === 'crash') {
        if (call.type === 'charge') charge(call.transactionId, ids % 2 === 0 ? 'none' : 'down')
        sequence = revive(sequence, now)
      } else {
        if (mishap === 'typing') typeDuring()
        sequence = settleCall(sequence, call, answer(call, mishap), { now, random: 0.5 })
      }
    }
  }

  return {
    calls,
    charged,
    mishaps,
    now: () => now,
    typedDuringCalls: () => typed,
    sequence: () => sequence,
    edit: (patch: DraftPatch) => {
      sequence = editDraft(sequence, patch, now)
    },
    /** The traveller changes the language of the page. */
    speak: () => {
      sequence = tellSession(sequence, now)
    },
    flush: () => {
      sequence = flushSteps(sequence, now)
      run()
    },
    pay: (method: 'card' | 'hosted') => {
      if (isAsked(sequence.payment)) {
        sequence = askNow(sequence, now)
        run()
      }
      sequence = requestPay(sequence, { method, agreed: draftTotal(sequence.draft) }, now)
      run()
    },
    accept: () => {
      sequence = acceptPrice(sequence, now)
    },
    askNow: () => {
      sequence = askNow(sequence, now)
      run()
    },
    /** The traveller passes or fails the check of their bank. */
    passChallenge: () => {
      const { payment } = sequence
      if (payment.status !== 'challenge' || payment.transactionId === null) return
      if (decided.get(payment.transactionId)?.is !== 'paid') charged.push(payment.transactionId)
      passed = payment.transactionId
      decided.set(payment.transactionId, { is: 'paid', bookingId: 'bok', referenceId: 'ABC234' })
    },
    /** Lets time pass and everything that falls due in it happen at its own instant. */
    wait: (milliseconds: number) => {
      const until = now + milliseconds
      for (let due = nextDue(sequence, now); due && due.at <= until; due = nextDue(sequence, now)) {
        now = Math.max(now, due.at)
        run()
      }
      now = until
    },
  }
}
