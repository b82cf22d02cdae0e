import { Clock, Effect } from 'effect'
import { compactDocumentNumber } from '#domain/traveller/document-number.ts'
import type { CreateBilling, CreatePassenger, SetCustomer } from '#contract/session-payloads.ts'
import type { Passenger } from '#contract/travellers.ts'
import { DocumentEncryption, OrderStore } from '../orders/order-ports.ts'
import { invalid, invalidIn, stepsMissing } from '../orders/order-problem.ts'
import { missingBefore } from '../orders/order-requirements.ts'
import type { OrderState, StoredPassenger } from '../orders/order-state.ts'
import { productOf } from '../products/products.ts'
import { travellerFaults } from './traveller-faults.ts'

const store = Effect.fnUntraced(function* ({ passportNumber, ...shown }: Passenger) {
  const encryption = yield* DocumentEncryption
  if (passportNumber === undefined) return { shown, sealedPassport: null } satisfies StoredPassenger
  const compact = compactDocumentNumber(passportNumber)
  return {
    shown: { ...shown, passportNumberEnding: compact.slice(-2) },
    sealedPassport: yield* encryption.seal(compact),
  } satisfies StoredPassenger
})

export const customerOf = (state: OrderState, details: SetCustomer['customerDetails']) => ({
  ...details,
  customerId: `cus_${state.bookingId.slice(4)}`,
})

/** Takes in who is to be talked to; the id stays the same for the whole session. */
export const setCustomer = Effect.fn('setCustomer')(function* (state: OrderState, payload: SetCustomer) {
  const customer = customerOf(state, payload.customerDetails)
  yield* (yield* OrderStore).save({ ...state, customer })
  return { id: customer.customerId, customerCreated: true as const }
})

const withTravellers = Effect.fnUntraced(function* (
  state: OrderState,
  payload: CreatePassenger,
  before: 'passengers' | 'billingInformation',
) {
  const missing = missingBefore(state, before)
  if (missing.length > 0) return yield* stepsMissing(missing)
  if (!state.parts.every((part) => productOf(part).fits(part, payload.passengers)))
    return yield* invalid('payload.passengers', 'must be the travellers that the offer is priced for')
  const today = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
  const faults = travellerFaults(state, payload.passengers, today)
  if (faults.length > 0) return yield* invalidIn(faults)
  const passengers = yield* Effect.forEach(payload.passengers, store)
  return { ...state, customer: customerOf(state, payload.customerDetails), passengers } satisfies OrderState
})

export const createPassenger = Effect.fn('createPassenger')(function* (state: OrderState, payload: CreatePassenger) {
  yield* (yield* OrderStore).save(yield* withTravellers(state, payload, 'passengers'))
  return { passengersCreated: true as const }
})

export const createBilling = Effect.fn('createBilling')(function* (state: OrderState, payload: CreateBilling) {
  const next = yield* withTravellers(state, payload, 'billingInformation')
  yield* (yield* OrderStore).save({ ...next, billing: payload.billingInformation })
  return { billingInformationCreated: true as const }
})
