import { Clock, Effect } from 'effect'
import { offerExpired, offerGone, unavailable } from '../../orders/order-problem.ts'
import type { Supplier } from '../product.ts'
import type { SupplierTools } from '../supplier-tools.ts'
import { readOfferId } from '../demo/reservations/packaged.ts'
import { tourDesk } from './demo/booking/tour-desk.ts'
import { demoTours } from './demo/demo-tours.ts'
import { foundTour, packagedTourPart } from './found-tour.ts'
import type { TourTypes } from './tour-types.ts'

/** The supplier of tours, as orders know it. What was reserved stands until its holds end. */
export const tourOrderSuppliers = (tools: SupplierTools) => {
  const supplier: Supplier<TourTypes> = {
    name: 'DEMO',
    check: Effect.fn('tour.check')(function* (offerId: string) {
      const { uuid, isPackaged } = readOfferId(offerId)
      const offer = yield* demoTours.offer(uuid).pipe(
        Effect.catchTags({
          NoSuchTour: () => Effect.fail(offerGone('These places are sold.')),
          TourOfferExpired: () => Effect.fail(offerExpired()),
          TourSupplierFailed: () => Effect.fail(unavailable()),
        }),
      )
      const now = yield* Clock.currentTimeMillis
      return isPackaged ? packagedTourPart(offer, now) : foundTour(offer, now)
    }),
    ...tourDesk(tools),
  }
  return (_offerId: string): Supplier<TourTypes> => supplier
}
