import { Effect } from 'effect'
import { SupplierTimeout } from '#contract/problem.ts'
import { offerExpired, offerGone, unavailable } from '../../orders/order-problem.ts'
import type { FlightSupplier, OfferNotForSale } from './flight-supplier.ts'
import { foundFlight } from './found-flight.ts'

const notForSale = ({ reason }: Pick<OfferNotForSale, 'reason'>) =>
  reason === 'sold_out' ? offerGone() : offerExpired()

const timedOut = () =>
  new SupplierTimeout({
    requestId: '',
    code: 'supplier_timeout',
    message: 'The supplier did not answer in time. Nothing was sold.',
  })

/** Prices an offer at the supplier that found it. */
export const checkOfferAt = (supplier: Pick<FlightSupplier['Service'], 'validate'>) =>
  Effect.fn('flight.check')(
    function* (offerId: string) {
      const { data, dictionaries, included } = yield* supplier.validate(offerId, null)
      const [offer] = data
      return offer ? foundFlight({ offer, dictionaries, included }) : yield* offerGone()
    },
    Effect.catchTags({
      NoSuchOffer: () => Effect.fail(notForSale({ reason: 'sold_out' })),
      OfferNotForSale: (failure) => Effect.fail(notForSale(failure)),
      SupplierTimedOut: () => Effect.fail(timedOut()),
      SupplierStorageFailed: () => Effect.fail(unavailable()),
    }),
  )
