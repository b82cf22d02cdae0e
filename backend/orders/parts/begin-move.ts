import { Effect } from 'effect'
import { withAttempt } from '../attempt/attempt-steps.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, bookingBegun, withPart } from '../order-state.ts'
import { partKey } from './part-keys.ts'
import type { PaymentAttempt } from '../attempt/payment-attempt.ts'
import { type Move, keptParts, nextMove } from './saga.ts'

/** How long a traveller may choose what happens to the rest of an order. */
const decisionMs = 30 * 60_000

const secured = (
  state: OrderState,
  attempt: PaymentAttempt,
  { type, part }: Extract<Move, { type: 'hold' | 'confirm' | 'release' }>,
) => {
  const verb = type === 'hold' ? 'hold' : 'confirm'
  const orderKey = part.supplier.orderKey ?? partKey(attempt.transactionId, part, verb)
  // the rest is bought without what was refused
  return withPart(withAttempt(state, attempt, { stage: 'securing', outcomeKnown: true, failure: null }), part, {
    state: part.state === 'held' ? 'confirming' : 'securing',
    supplier: { ...part.supplier, orderKey },
  })
}

/** An order of which the traveller keeps the rest is a booking of that rest, at its own price. */
const booked = (state: OrderState, now: number): OrderState => ({
  ...state,
  parts: keptParts(state.parts),
  booked: bookingBegun(state, now),
})

const begun = (state: OrderState, attempt: PaymentAttempt, move: Move, now: number): OrderState => {
  switch (move.type) {
    case 'hold':
    case 'confirm':
      return secured(state, attempt, move)
    case 'release':
      return withPart(withAttempt(state, attempt, { stage: 'releasing', outcomeKnown: true }), move.part, {
        state: 'releasing',
      })
    case 'go-on':
      return withAttempt(state, attempt, { stage: move.part.state === 'releasing' ? 'releasing' : 'securing' })
    case 'decide':
      return withAttempt(state, attempt, {
        stage: 'deciding',
        outcomeKnown: true,
        decideBy: attempt.decideBy ?? now + decisionMs,
      })
    case 'wait':
      return withAttempt(state, attempt, { stage: 'releasing', outcomeKnown: true })
    case 'capture':
      return withAttempt(booked(state, now), attempt, { stage: 'capturing', outcomeKnown: true, failure: null })
    case 'void':
      return withAttempt(state, attempt, { stage: 'voiding', outcomeKnown: true })
  }
}

/** The order with its next move begun: what is written down before a supplier is asked, so that nothing is ever asked twice. */
export const withNextBegun = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { penalties } = yield* OrderSettings
  const move = nextMove(state.parts, attempt.secured ?? [], { penalties, consent: state.consent ?? null }, now)
  return begun(state, attempt, move, now)
})
