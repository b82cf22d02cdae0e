import { Effect } from 'effect'
import { SupplierTimeout, Unavailable } from '#contract/problem.ts'
import { currentRequestId } from './refuse-faults.ts'

/** A supplier of whatever kind did not answer in time. */
export const timeoutProblem = Effect.fnUntraced(function* (_failure: object) {
  return yield* new SupplierTimeout({
    code: 'supplier_timeout',
    message: 'The supplier did not answer in time. Nothing was sold.',
    requestId: yield* currentRequestId,
  })
})

/** It is out of order. */
export const unavailableProblem = Effect.fnUntraced(function* (_failure: object) {
  return yield* new Unavailable({
    code: 'supplier_unavailable',
    message: 'The supplier cannot be asked now. Try again in a moment.',
    requestId: yield* currentRequestId,
  })
})
