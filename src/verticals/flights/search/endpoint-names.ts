import { type Place, placeText } from '#domain/place/airport.ts'
import type { FlightSearch } from './flight-search.ts'
import type { ResolvedSearch } from './resolved-search.ts'

/** What the endpoints of a search are called: by their cities, or by their airports too where both are of one city. */
export const endpointNames = ({
  search,
  places: { from, to },
}: Pick<ResolvedSearch, 'places'> & {
  readonly search: Pick<FlightSearch, 'from' | 'to'>
}) => {
  const isOneCity = from !== undefined && from.cityName === to?.cityName
  const named = (place: Place | undefined, code: string): string => {
    if (!place) return code
    return isOneCity ? placeText(place) : place.cityName
  }
  return { from: named(from, search.from), to: named(to, search.to) }
}
