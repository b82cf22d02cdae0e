import { airportOf } from '../../../../airports/airport-table.ts'
import { airlines } from '../airlines/airlines.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { type Place, placeOf } from '../network/place.ts'

export const kmBetween = (a: Place, b: Place): number => distanceKm(a.point, b.point)

/** Every place that is a hub of some airline. */
export const hubPlaces: readonly Place[] = [...new Set(airlines.flatMap(({ hubs }) => hubs.map(({ code }) => code)))]
  .flatMap((code) => airportOf(code) ?? [])
  .map(placeOf)
