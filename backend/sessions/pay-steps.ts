import { Effect } from 'effect'
import type { AskPaymentStatus, CardSuccess, HoldSeats, PaymentDirection } from '#contract/session-payloads.ts'
import { advance } from '../orders/attempt/advance.ts'
import { holdSeats } from '../orders/hold/hold-seats.ts'
import { OrderSettings } from '../orders/order-ports.ts'
import { invalid, sessionNotFound } from '../orders/order-problem.ts'
import type { OrderState } from '../orders/order-state.ts'
import { isOpen } from '../orders/attempt/payment-attempt.ts'
import { holdAnswer, outcomeOf, payAnswer } from '../orders/attempt/payment-outcome.ts'
import { payByCard, payByHostedPage, takeBackPayments } from '../orders/attempt/pay.ts'
import { isAllowedReturn } from './return-url.ts'

/** Pay by the card that was registered last. */
export const cardSuccess = Effect.fn('cardSuccess')(function* (
  state: OrderState,
  payload: Pick<CardSuccess, 'paymentInformation'>,
) {
  const { transactionId, amount, currency } = payload.paymentInformation
  const known = state.card?.transactionId === transactionId || state.transactionIds.includes(transactionId)
  if (!known) return yield* invalid('payload.paymentInformation.transactionId', 'is no card of this session')
  return yield* payAnswer(yield* payByCard(state, transactionId, { amount, currency }))
})

/** Send the traveller to a hosted payment page. */
export const paymentDirection = Effect.fn('paymentDirection')(function* (
  state: OrderState,
  payload: Pick<PaymentDirection, 'transaction'>,
  transactionId: string,
) {
  const { siteOrigins } = yield* OrderSettings
  const { returnUrl, amount, currency } = payload.transaction
  if (!isAllowedReturn(returnUrl, siteOrigins))
    return yield* invalid('payload.transaction.returnUrl', 'must lead back to the site')
  const paymentUrl = yield* payByHostedPage(state, transactionId, { amount, currency }, returnUrl)
  return { data: { paymentUrl } }
})

/** Have the airline hold the seats, to be paid for later. */
export const hold = Effect.fn('hold')(function* (state: OrderState, payload: HoldSeats, key: string) {
  const { amount, currency } = payload.transaction
  return yield* holdAnswer(yield* holdSeats(state, key, { amount, currency }))
})

const idsOf = ({ transaction }: AskPaymentStatus): string[] =>
  [transaction?.cartId, transaction?.transactionId].filter((id) => id !== undefined)

/** The payments that a question names; one of somebody else's is refused. */
const ownIds = Effect.fnUntraced(function* (state: OrderState, payload: AskPaymentStatus) {
  const own = new Set([...state.transactionIds, state.card?.transactionId])
  const ids = idsOf(payload)
  return ids.every((id) => own.has(id)) ? ids : yield* sessionNotFound()
})

/** How the payment stands, asked of the gateway where it is not decided. */
export const paymentStatus = Effect.fn('paymentStatus')(function* (state: OrderState, payload: AskPaymentStatus) {
  yield* ownIds(state, payload)
  return outcomeOf(isOpen(state.attempt) ? yield* advance(state) : state)
})

/** Takes back the payments that are named, else the one that is open, and answers how the order then stands. */
export const cancelPayment = Effect.fn('cancelPayment')(function* (state: OrderState, payload: AskPaymentStatus) {
  const ids = yield* ownIds(state, payload)
  const open = isOpen(state.attempt) ? [state.attempt.transactionId] : []
  return outcomeOf(yield* takeBackPayments(state, ids.length > 0 ? ids : open))
})
