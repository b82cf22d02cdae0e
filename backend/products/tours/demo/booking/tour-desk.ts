import type { Supplier } from '../../../product.ts'
import { offerIn } from '../../../demo/reservations/reservation-rows.ts'
import { reservationDesk } from '../../../demo/reservations/reservation-desk.ts'
import type { SupplierTools } from '../../../supplier-tools.ts'
import type { TourTypes } from '../../tour-types.ts'
import { packagedTour } from './packaged-tour.ts'
import { placesOf, tourOfferAt } from './reserve.ts'

/** A desk of tours. */
export const tourDesk = (tools: SupplierTools): Omit<Supplier<TourTypes>, 'name' | 'check'> =>
  reservationDesk<TourTypes['request']>(tools, {
    priceAt: (row, now, isPackaged) => {
      const offer = tourOfferAt(row, now)
      return offer && (isPackaged ? packagedTour(offer) : offer).price.deposit
    },
    capacityAt: (row, now) => placesOf(row, now)?.departure.left,
    isByHand: (row) => offerIn<TourTypes['item']>(row).confirmation === 'MANUAL',
    documentsOf: (_row, reference) => [`${reference}-V`],
  })
