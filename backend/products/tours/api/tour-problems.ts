import { Effect } from 'effect'
import { NotFound, OfferGone } from '#contract/problem.ts'
import { currentRequestId, refused } from '../../../api/refuse-faults.ts'
import { unavailableProblem } from '../../../api/supplier-problems.ts'
import { idempotencyConflict } from '../../../orders/order-problem.ts'
import type { NoSuchRooms, NoSuchTour, TourOfferExpired, TourReservedOtherwise } from '../tour-supplier.ts'

const noSuchTour = Effect.fnUntraced(function* (_failure: NoSuchTour) {
  return yield* new NotFound({
    code: 'not_found',
    message: 'No tour is known under this code or id.',
    requestId: yield* currentRequestId,
  })
})

const noSuchRooms = (_failure: NoSuchRooms) =>
  refused({ path: 'payload.rooms', message: 'must be one of the departure’s sharings for this party' })

const reservedOtherwise = Effect.fnUntraced(function* (_failure: TourReservedOtherwise) {
  return yield* Object.assign(idempotencyConflict(), { requestId: yield* currentRequestId })
})

const expired = Effect.fnUntraced(function* (_failure: TourOfferExpired) {
  return yield* new OfferGone({
    code: 'offer_expired',
    message: 'The places are not kept any more.',
    requestId: yield* currentRequestId,
  })
})

/** What the contract answers to each failure of a supplier over a tour. */
export const noSuchTourProblem = { NoSuchTour: noSuchTour } as const
export const tourFailedProblem = { TourSupplierFailed: unavailableProblem } as const
export const tourExpiredProblem = { TourOfferExpired: expired } as const
export const tourReserveProblems = { NoSuchRooms: noSuchRooms, TourReservedOtherwise: reservedOtherwise } as const
