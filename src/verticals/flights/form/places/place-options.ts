import type { Place, PlaceGroup } from '#domain/place/airport.ts'
import type { PlaceName } from './recent-searches.ts'

export interface PlaceOption {
  /** unique in the list: the same place may be recent and nearby */
  readonly id: string
  readonly place: PlaceName & Partial<Place>
  /** one airport of the city above it */
  readonly nested: boolean
}

export interface PlaceSection {
  readonly id: 'recent' | 'nearby' | 'found'
  readonly options: readonly PlaceOption[]
}

const flat = (id: PlaceSection['id'], places: readonly PlaceOption['place'][]): PlaceSection => ({
  id,
  options: places.map((place) => ({ id: `${id} ${place.code}`, place, nested: false })),
})

const found = (groups: readonly PlaceGroup[]): PlaceSection => ({
  id: 'found',
  options: groups.flatMap(({ places }) =>
    places.map((place) => ({
      id: `found ${place.code}`,
      place,
      nested: places[0]?.isCity === true && !place.isCity,
    })),
  ),
})

/** What a place field offers: what was found, or before there is enough to look for, places known from before. */
export const placeSections = (
  groups: readonly PlaceGroup[] | undefined,
  known: { readonly recent: readonly PlaceName[]; readonly nearby: readonly Place[] },
): readonly PlaceSection[] =>
  (groups === undefined ? [flat('recent', known.recent), flat('nearby', known.nearby)] : [found(groups)]).filter(
    (section) => section.options.length > 0,
  )
