import { Effect } from 'effect'
import { NotFound, OfferGone } from '#contract/problem.ts'
import type { NoSuchOffer, OfferNotForSale } from '../flight-supplier.ts'
import { currentRequestId } from '../../../api/refuse-faults.ts'
import { timeoutProblem, unavailableProblem } from '../../../api/supplier-problems.ts'

const noSuchOffer = Effect.fnUntraced(function* (_failure: NoSuchOffer) {
  return yield* new NotFound({
    code: 'not_found',
    message: 'No offer is known under this id.',
    requestId: yield* currentRequestId,
  })
})

const notForSale = Effect.fnUntraced(function* ({ reason }: OfferNotForSale) {
  return yield* new OfferGone({
    code: reason === 'expired' ? 'offer_expired' : 'offer_no_longer_available',
    message: reason === 'expired' ? 'The time of this offer has passed.' : 'The airline no longer sells this offer.',
    requestId: yield* currentRequestId,
  })
})

/** What the contract answers to each failure of a supplier over an offer. */
export const offerProblems = {
  NoSuchOffer: noSuchOffer,
  OfferNotForSale: notForSale,
  SupplierTimedOut: timeoutProblem,
  SupplierStorageFailed: unavailableProblem,
} as const
