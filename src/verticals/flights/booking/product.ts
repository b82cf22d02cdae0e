import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { bagsOfSameFlight } from './bags-of-same-flight.ts'
import { flightTotal } from './bags.ts'
import { firstBags } from './first-bags.ts'
import { flightsInCalls } from './calls.server.ts'
import { type Bags, type FlightItem, journeys, noBags } from './flight-item.ts'
import { flightSteps } from './steps.ts'
import { bagParameters } from '../trip/trip-url.ts'

const bagCounts = v.exactOptional(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
)

/** What of bags a traveller may change. */
export const bagsFields = { onward: bagCounts, return: bagCounts }

/** Flights, as their booking needs them. */
export const flights: Product<FlightItem, Bags> = {
  kind: 'flight',
  extrasSchema: v.strictObject(bagsFields),
  steps: flightSteps,
  noExtras: noBags,
  extrasOf: firstBags,
  extrasFrom: bagsOfSameFlight,
  total: flightTotal,
  listLine: (item) => {
    const plan = journeys.map((journey) => item.journeys[journey]?.plan).find(Boolean)
    if (!plan) return undefined
    const { from, to, departure } = plan
    const title = { en: `${from.city.en} – ${to.city.en}`, es: `${from.city.es} – ${to.city.es}` }
    return { title, day: departure.slice(0, 10) }
  },
  pages: ({ offerId, total, ...item }) => ({
    summary: {
      to: '/booking/summary',
      search: { offer: offerId, shown: String(total.amount), ...bagParameters(item) },
    },
    again: { to: '/', search: {} },
    waiting: '/booking/authenticate/waiting',
    confirmed: '/booking/confirm',
  }),
  inCalls: flightsInCalls,
}
