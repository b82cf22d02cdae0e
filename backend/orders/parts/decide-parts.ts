import { Effect } from 'effect'
import { advance } from '../attempt/advance.ts'
import { OrderStore } from '../order-ports.ts'
import type { OrderState } from '../order-state.ts'
import type { Consent } from './saga.ts'

/** The traveller chooses what happens to the rest of an order, before it is paid for or when that is asked. */
export const decideParts = Effect.fn('decideParts')(function* (state: OrderState, consent: Consent) {
  const chosen = { ...state, consent }
  yield* (yield* OrderStore).save(chosen)
  return yield* advance(chosen)
})
