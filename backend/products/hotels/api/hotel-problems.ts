import { Effect } from 'effect'
import { NotFound, SupplierTimeout, Unavailable } from '#contract/problem.ts'
import { currentRequestId } from '../../../api/refuse-faults.ts'
import type { HotelSupplierFailed, HotelSupplierTimedOut, NoSuchHotel } from '../hotel-supplier.ts'

const timedOut = Effect.fnUntraced(function* (_failure: HotelSupplierTimedOut) {
  return yield* new SupplierTimeout({
    code: 'supplier_timeout',
    message: 'The supplier did not answer in time. Nothing was sold.',
    requestId: yield* currentRequestId,
  })
})

const failed = Effect.fnUntraced(function* (_failure: HotelSupplierFailed) {
  return yield* new Unavailable({
    code: 'supplier_unavailable',
    message: 'The supplier cannot be asked now. Try again in a moment.',
    requestId: yield* currentRequestId,
  })
})

const noSuchHotel = Effect.fnUntraced(function* (_failure: NoSuchHotel) {
  return yield* new NotFound({
    code: 'not_found',
    message: 'Nothing is known under this code or id.',
    requestId: yield* currentRequestId,
  })
})

/** What the contract answers to a supplier that can say nothing of a hotel. */
export const noSuchHotelProblem = { NoSuchHotel: noSuchHotel } as const

/** What it answers to each failure of a supplier over a stay. */
export const timeoutProblem = { HotelSupplierTimedOut: timedOut } as const
export const hotelProblems = { ...noSuchHotelProblem, ...timeoutProblem, HotelSupplierFailed: failed } as const
