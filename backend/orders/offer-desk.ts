import { Effect, Layer } from 'effect'
import { SupplierTimeout } from '#contract/problem.ts'
import { FlightSupplier, type OfferNotForSale } from '../products/flights/flight-supplier.ts'
import { OfferDesk } from './order-ports.ts'
import { offerExpired, offerGone, unavailable } from './order-problem.ts'

const notForSale = ({ reason }: Pick<OfferNotForSale, 'reason'>) =>
  reason === 'sold_out' ? offerGone() : offerExpired()

const timedOut = () =>
  new SupplierTimeout({
    requestId: '',
    code: 'supplier_timeout',
    message: 'The supplier did not answer in time. Nothing was sold.',
  })

/** Prices offers at the supplier that found them. */
export const offerDeskLayer = Layer.effect(
  OfferDesk,
  Effect.map(FlightSupplier, (supplier) => ({
    quote: Effect.fn('offerDesk.quote')(
      function* (offerId: string) {
        const { data, dictionaries, included } = yield* supplier.validate(offerId, null)
        const [offer] = data
        return offer ? { offer, dictionaries, included } : yield* offerGone()
      },
      Effect.catchTags({
        NoSuchOffer: () => Effect.fail(notForSale({ reason: 'sold_out' })),
        OfferNotForSale: (failure) => Effect.fail(notForSale(failure)),
        SupplierTimedOut: () => Effect.fail(timedOut()),
        SupplierStorageFailed: () => Effect.fail(unavailable()),
      }),
    ),
  })),
)
