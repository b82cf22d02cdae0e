import { Effect } from 'effect'
import { NotFound, OfferGone } from '#contract/problem.ts'
import { currentRequestId } from '../../../api/refuse-faults.ts'
import * as supplier from '../../../api/supplier-problems.ts'
import type { HotelOfferExpired, NoSuchHotel } from '../hotel-supplier.ts'

const noSuchHotel = Effect.fnUntraced(function* (_failure: NoSuchHotel) {
  return yield* new NotFound({
    code: 'not_found',
    message: 'Nothing is known under this code or id.',
    requestId: yield* currentRequestId,
  })
})

const expired = Effect.fnUntraced(function* (_failure: HotelOfferExpired) {
  return yield* new OfferGone({
    code: 'offer_expired',
    message: 'The time of this offer has passed.',
    requestId: yield* currentRequestId,
  })
})

/** What the contract answers to a supplier that can say nothing of a hotel. */
export const noSuchHotelProblem = { NoSuchHotel: noSuchHotel } as const

/** What it answers to each failure of a supplier over a stay. */
export const timeoutProblem = { HotelSupplierTimedOut: supplier.timeoutProblem } as const
export const hotelProblems = {
  ...noSuchHotelProblem,
  ...timeoutProblem,
  HotelSupplierFailed: supplier.unavailableProblem,
} as const
export const expiredProblem = { HotelOfferExpired: expired } as const
