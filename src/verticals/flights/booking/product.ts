import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { firstBags, flightTotal } from './bags.ts'
import { flightsInCalls } from './calls.server.ts'
import { type Bags, type FlightItem, journeys, noBags } from './flight-item.ts'
import { flightSteps } from './steps.ts'

const bagCounts = v.exactOptional(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
)

/** Flights, as their booking needs them. */
export const flights: Product<FlightItem, Bags> = {
  kind: 'flight',
  extrasSchema: v.strictObject({ onward: bagCounts, return: bagCounts }),
  steps: flightSteps,
  noExtras: noBags,
  extrasOf: firstBags,
  total: flightTotal,
  listLine: (item) => {
    const plan = journeys.map((journey) => item.journeys[journey]?.plan).find(Boolean)
    if (!plan) return undefined
    const { from, to, departure } = plan
    const title = { en: `${from.city.en} – ${to.city.en}`, es: `${from.city.es} – ${to.city.es}` }
    return { title, day: departure.slice(0, 10) }
  },
  inCalls: flightsInCalls,
}
