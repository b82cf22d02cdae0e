import { Effect } from 'effect'
import type { CreatePayment } from '#contract/session-payloads.ts'
import { OrderStore } from '../orders/order-ports.ts'
import { stepsMissing, unavailable } from '../orders/order-problem.ts'
import { missingBefore } from '../orders/order-requirements.ts'
import type { OrderState } from '../orders/order-state.ts'
import { CardGateway } from '../payments/card-gateway.ts'

/** Hands the card to the gateway under `transactionId` and keeps what may be shown of it. Nothing is charged. */
export const createPayment = Effect.fn('createPayment')(function* (
  state: OrderState,
  payload: Pick<CreatePayment, 'paymentInformation' | 'billingInformation'>,
  transactionId: string,
) {
  const [store, gateway] = [yield* OrderStore, yield* CardGateway]
  const missing = missingBefore(state, 'paymentInformation')
  if (missing.length > 0) return yield* stepsMissing(missing)
  const { sessionId, started } = state
  const view = yield* gateway
    .register({
      transactionId,
      sessionId,
      card: payload.paymentInformation,
      returnUrl: started.returnUrl ?? null,
      language: started.language,
    })
    .pipe(Effect.catchTag('AnswerLost', () => Effect.fail(unavailable())))
  const card = { transactionId, brand: view.brand ?? '', last4: view.last4 ?? '' }
  const { amount, currency } = payload.paymentInformation
  const billing = payload.billingInformation
  yield* store.save({ ...state, card: { ...card, amount: { amount, currency } }, billing })
  return card
})
