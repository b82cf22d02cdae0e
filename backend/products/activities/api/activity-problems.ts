import { Effect } from 'effect'
import { idempotencyConflict } from '../../../orders/order-problem.ts'
import { NotFound, OfferGone } from '#contract/problem.ts'
import { currentRequestId, refused } from '../../../api/refuse-faults.ts'
import { unavailableProblem } from '../../../api/supplier-problems.ts'
import type { ActivityOfferExpired, NoSuchActivity, NoSuchGuide, ReservedOtherwise } from '../activity-supplier.ts'

const noSuchActivity = Effect.fnUntraced(function* (_failure: NoSuchActivity) {
  return yield* new NotFound({
    code: 'not_found',
    message: 'No activity, or none of its options or times, is known under this code.',
    requestId: yield* currentRequestId,
  })
})

const noSuchGuide = (_failure: NoSuchGuide) =>
  refused({ path: 'payload.guideLanguage', message: 'must be one of the activity’s guideLanguages' })

const reservedOtherwise = Effect.fnUntraced(function* (_failure: ReservedOtherwise) {
  return yield* Object.assign(idempotencyConflict(), { requestId: yield* currentRequestId })
})

const expired = Effect.fnUntraced(function* (_failure: ActivityOfferExpired) {
  return yield* new OfferGone({
    code: 'offer_expired',
    message: 'The places are not kept any more.',
    requestId: yield* currentRequestId,
  })
})

/** What the contract answers to each failure of a supplier over an activity. */
export const noSuchActivityProblem = { NoSuchActivity: noSuchActivity } as const
export const failedProblem = { ActivitySupplierFailed: unavailableProblem } as const
export const expiredProblem = { ActivityOfferExpired: expired } as const
export const reserveProblems = { NoSuchGuide: noSuchGuide, ReservedOtherwise: reservedOtherwise } as const
