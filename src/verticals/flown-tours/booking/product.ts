import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { bagsOfSameFlight } from '../../flights/booking/bags-of-same-flight.ts'
import { flightTotal } from '../../flights/booking/bags.ts'
import { firstBags } from '../../flights/booking/first-bags.ts'
import { type Bags, noBags } from '../../flights/booking/flight-item.ts'
import { bagsFields, flights } from '../../flights/booking/product.ts'
import { bagParameters } from '../../flights/trip/trip-url.ts'
import { searchParametersOf } from '../../tours/search/search-keys.ts'
import { type FlownTour, flownTourAddress } from './flown-tour.ts'
import { flownTourSteps } from './steps.ts'

/** A flight and a tour at one price, as their booking needs them. Paid for by the session's own calls. */
export const flownTours: Product<FlownTour, Bags> = {
  kind: 'flown_tour',
  extrasSchema: v.strictObject(bagsFields),
  steps: flownTourSteps,
  noExtras: noBags,
  extrasOf: firstBags,
  extrasFrom: bagsOfSameFlight,
  total: flightTotal,
  listLine: flights.listLine,
  pages: (item) => ({
    summary: { to: '/paquetes/tur/summary', search: { ...flownTourAddress(item), ...bagParameters(item) } },
    again: { to: '/turs/result', search: searchParametersOf(item.search) },
    waiting: '/paquetes/booking/waiting',
    confirmed: '/paquetes/booking/success',
  }),
  inCalls: ({ flightOfferId, tourOfferId }) => ({ offers: [flightOfferId, tourOfferId] }),
}
