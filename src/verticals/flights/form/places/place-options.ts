import type { Place, PlaceGroup } from '#domain/place/airport.ts'
import { type PlaceDraft, codeOf } from '../search-draft.ts'
import type { PlaceName } from '#domain/place/airport.ts'

export interface PlaceOption {
  /** unique in the list: the same place may be recent and nearby */
  readonly id: string
  readonly place: PlaceName & Partial<Place>
  /** one airport of the city above it */
  readonly nested: boolean
}

export interface PlaceSection {
  readonly id: 'recent' | 'nearby' | 'popular' | 'found'
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

/** Places that are known before anything is typed. */
interface KnownPlaces {
  readonly recent: readonly PlaceName[]
  readonly nearby?: readonly Place[]
  readonly popular?: readonly PlaceName[]
}

const mostPopular = 8

/** Whether a trip begins where popular places are popular from, which stands last among them. */
export const isPopularFrom = (origin: PlaceDraft, popular: readonly PlaceName[]): boolean => {
  const place = popular.at(-1)
  return place !== undefined && (codeOf(origin) === place.code || origin.place?.cityName === place.cityName)
}

/** What may be offered as a destination of a trip: never where it begins. */
export const awayFrom = (
  { place, text }: PlaceDraft,
  { recent, popular }: Required<Pick<KnownPlaces, 'recent' | 'popular'>>,
): KnownPlaces => {
  const code = codeOf({ place, text })
  const isElsewhere = (other: PlaceName): boolean => other.code !== code && other.cityName !== place?.cityName
  return { recent: recent.filter(isElsewhere), popular: popular.filter(isElsewhere).slice(0, mostPopular) }
}

/** The places found but those that the trip begins at: its airport, its city, and the airports of that city. */
export const foundAwayFrom = (draft: PlaceDraft, groups: readonly PlaceGroup[]): readonly PlaceGroup[] => {
  const code = codeOf(draft)
  return groups.flatMap((group) => {
    const holdsOrigin = group.places.some((place) => place.code === code)
    const isOrigin = (place: Place): boolean =>
      place.code === code || place.cityCode === code || (place.isCity && holdsOrigin)
    const places = group.places.filter((place) => !isOrigin(place))
    return places.length > 0 ? [{ ...group, places }] : []
  })
}

/** What a place field offers: what was found, or before there is enough to look for, places known from before. */
export const placeSections = (
  groups: readonly PlaceGroup[] | undefined,
  { recent, nearby = [], popular = [] }: KnownPlaces,
): readonly PlaceSection[] =>
  (groups === undefined
    ? [flat('recent', recent), flat('nearby', nearby), flat('popular', popular)]
    : [found(groups)]
  ).filter((section) => section.options.length > 0)
