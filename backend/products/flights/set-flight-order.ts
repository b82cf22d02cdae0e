import { Effect } from 'effect'
import type { SetFlightOrder } from '#contract/session-payloads.ts'
import { choosePart } from '../../orders/choose-part.ts'
import { type OrderState, totalOf } from '../../orders/order-state.ts'
import { flightOf } from './flight-of-order.ts'

/** Takes the chosen flight in, in place of the one before. */
export const setFlightOrder = Effect.fn('setFlightOrder')(function* (state: OrderState, payload: SetFlightOrder) {
  const partId = flightOf(state)?.partId ?? '1'
  const next = yield* choosePart(state, { partId, kind: 'flight', offer: payload.flightOffer })
  return {
    id: state.orderId,
    baggageUrl: '/user/session/add/additional-services',
    flightOrderCreated: true as const,
    total: totalOf(next),
  }
})
