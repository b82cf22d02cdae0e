import { Effect } from 'effect'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { SupplierTimeout } from '#contract/problem.ts'
import { offerExpired, offerGone, unavailable } from '../../orders/order-problem.ts'
import type { FlightSupplier, OfferNotForSale, PriceMemory } from './flight-supplier.ts'
import { foundFlight } from './found-flight.ts'

const notForSale = ({ reason }: Pick<OfferNotForSale, 'reason'>) =>
  reason === 'sold_out' ? offerGone('These seats are sold.') : offerExpired()

const timedOut = () =>
  new SupplierTimeout({
    requestId: '',
    code: 'supplier_timeout',
    message: 'The supplier did not answer in time. Nothing was sold.',
  })

const problems = {
  NoSuchOffer: () => Effect.fail(notForSale({ reason: 'sold_out' })),
  OfferNotForSale: (failure: OfferNotForSale) => Effect.fail(notForSale(failure)),
  SupplierTimedOut: () => Effect.fail(timedOut()),
  SupplierStorageFailed: () => Effect.fail(unavailable()),
}

const foundIn = ({ data: [offer], dictionaries, included }: ValidateAnswer) =>
  offer
    ? Effect.succeed(foundFlight({ offer, dictionaries, included }))
    : Effect.fail(offerGone('These seats are sold.'))

/** Prices an offer at the supplier that found it. */
export const checkOfferAt = (supplier: Pick<FlightSupplier['Service'], 'validate'>) =>
  Effect.fn('flight.check')(function* (offerId: string) {
    return yield* foundIn(yield* supplier.validate(offerId, null))
  }, Effect.catchTags(problems))

/** What its supplier said of an offer when it was priced last. */
export const lastCheckAt = (supplier: PriceMemory) =>
  Effect.fn('flight.lastCheck')(function* (offerId: string) {
    const last = yield* supplier.lastPriced(offerId)
    return last && { found: yield* foundIn(last.answer), at: last.pricedAt }
  }, Effect.catchTags(problems))
