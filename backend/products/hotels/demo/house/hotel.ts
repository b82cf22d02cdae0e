import { type AccommodationType, type Amenity, type PropertyQuality, propertyQualities } from '#domain/hotel-kinds.ts'
import type { RoomView } from '#contract/products/hotels/hotel-facts.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { type NamedOutcome, namedOutcomes } from '../named-outcomes.ts'
import { type Destination, type District, allDestinations, isTestPlace } from '../places/destinations.ts'
import { hotelName, streetOf } from './hotel-names.ts'
import { type RoomTypeCode, roomTypeCodes } from './room-types.ts'

/** A house as it is made out of its city and its number there. */
export interface Hotel {
  readonly code: string
  readonly name: string
  readonly destination: Destination
  /** its number in its city, by which ids know it */
  readonly index: number
  readonly seed: number
  /** of the hotels of the place of tests */
  readonly outcome: NamedOutcome | null
  readonly type: AccommodationType
  readonly stars: number
  readonly quality: PropertyQuality
  readonly guestScore: { readonly score: number; readonly count: number } | null
  readonly amenities: readonly Amenity[]
  readonly latitude: number
  readonly longitude: number
  readonly district: string
  readonly address: string
  readonly roomTypes: readonly { readonly code: RoomTypeCode; readonly view: RoomView }[]
  readonly minimumStay: number
}

/** Half of the houses of every city are plain hotels, and of every other kind there is one in twelve or more. */
const types: readonly AccommodationType[] = [
  'hotel',
  'apartment',
  'hotel',
  'resort',
  'hotel',
  'extended_stay',
  'hotel',
  'motel',
  'hotel',
  'conference_center',
  'apartment',
  'hotel',
]

const leastStars: Readonly<Record<AccommodationType, number>> = {
  hotel: 1,
  apartment: 2,
  motel: 1,
  resort: 4,
  extended_stay: 2,
  conference_center: 3,
}
const mostStars: Readonly<Record<AccommodationType, number>> = {
  hotel: 5,
  apartment: 4,
  motel: 2,
  resort: 5,
  extended_stay: 4,
  conference_center: 5,
}

const starsOf = (type: AccommodationType, seed: number): number => {
  const least = leastStars[type]
  return least + (mix(seed, 3) % (mostStars[type] - least + 1))
}

/** Mostly what the stars let one expect; in one house of four a step more or less. */
const qualityOf = (stars: number, seed: number): PropertyQuality => {
  const shift = [0, 0, 0, 0, 0, 0, 1, -1][mix(seed, 4) % 8] ?? 0
  return propertyQualities[Math.min(4, Math.max(0, stars - 1 + shift))] ?? 'midscale'
}

/** Out of 10, with a few where too few have said anything. */
const guestScoreOf = (quality: PropertyQuality, seed: number): Hotel['guestScore'] => {
  const count = Math.floor(unit(mix(seed, 6)) ** 2 * 2400)
  if (count < 5) return null
  const score = 6.6 + propertyQualities.indexOf(quality) * 0.35 + unit(mix(seed, 5)) * 1.9
  return { score: Math.min(9.8, Math.round(score * 10) / 10), count }
}

/** What a house has from how many stars on, or by chance in so many of a hundred. */
const amenityRules: readonly (readonly [Amenity, number, number])[] = [
  ['wifi', 1, 100],
  ['breakfast', 2, 80],
  ['parking', 1, 45],
  ['pool', 4, 25],
  ['gym', 4, 25],
  ['spa', 5, 12],
  ['restaurant', 3, 30],
  ['bar', 3, 25],
  ['room_service', 4, 10],
  ['air_conditioning', 2, 90],
  ['airport_shuttle', 5, 18],
  ['pets', 6, 28],
  ['laundry', 3, 40],
  ['ev_charging', 6, 14],
  ['family_rooms', 6, 0],
]

const ownAmenities = ({
  type,
  character,
}: {
  type: AccommodationType
  character: Destination['character']
}): Amenity[] => [
  ...(type === 'apartment' || type === 'extended_stay' ? (['kitchen'] as const) : []),
  ...(type === 'conference_center' ? (['meeting_rooms'] as const) : []),
  ...(type === 'resort' ? (['pool', 'restaurant'] as const) : []),
  ...(type === 'resort' && character === 'sea' ? (['beach'] as const) : []),
]

const amenitiesOf = (
  hotel: Pick<Hotel, 'type' | 'stars' | 'seed' | 'destination' | 'roomTypes'>,
): readonly Amenity[] => {
  const byRule = amenityRules.flatMap(([amenity, stars, chance], index) =>
    hotel.stars >= stars || mix(hotel.seed, 50, index) % 100 < chance ? [amenity] : [],
  )
  const families = hotel.roomTypes.some(({ code }) => code === 'family' || code.endsWith('bedrooms'))
  const own = ownAmenities({ type: hotel.type, character: hotel.destination.character })
  return [...new Set([...byRule, ...own, ...(families ? (['family_rooms'] as const) : [])])]
}

const viewsOf: Readonly<Record<Destination['character'], readonly RoomView[]>> = {
  city: ['city', 'courtyard', 'garden', 'city'],
  sea: ['sea', 'city', 'garden', 'pool'],
  mountain: ['mountain', 'city', 'courtyard', 'mountain'],
}

/** Not further from the middle of its district than this, in kilometres. */
const spread = 0.45
const kilometresPerDegree = 111.2

/** To a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const near = ({ latitude, longitude }: District, seed: number): Pick<Hotel, 'latitude' | 'longitude'> => {
  const angle = unit(mix(seed, 8)) * 2 * Math.PI
  const away = (Math.sqrt(unit(mix(seed, 9))) * spread) / kilometresPerDegree
  return {
    latitude: round(latitude + away * Math.cos(angle)),
    longitude: round(longitude + (away * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180)),
  }
}

const codeOf = (destination: Destination, index: number): string =>
  isTestPlace(destination)
    ? `PRUEBAS-${namedOutcomes[index] ?? ''}`
    : `${destination.code}${String(index + 1).padStart(3, '0')}`

const typeOf = (destination: Destination, index: number): AccommodationType =>
  isTestPlace(destination) ? 'hotel' : (types[(index + (destination.seed % 12)) % 12] ?? 'hotel')

/** Nights that hotels of the place of tests ask for: beside a night that is fixed, there is one that is not. */
const leastNights: Partial<Record<NamedOutcome, number>> = { minimum_stay: 3, fixed_nights: 2 }

/** The hotel of a number in a city. */
export const hotelAt = (destination: Destination, index: number): Hotel => {
  const outcome = isTestPlace(destination) ? (namedOutcomes[index] ?? null) : null
  const seed = mix(destination.seed, 100 + index)
  const type = typeOf(destination, index)
  const stars = outcome ? 3 : starsOf(type, seed)
  const quality = outcome ? 'midscale' : qualityOf(stars, seed)
  const district = destination.districts[mix(seed, 7) % destination.districts.length]
  if (!district) throw new Error(`${destination.code} has no district`)
  const views = viewsOf[destination.character]
  const codes: readonly RoomTypeCode[] =
    outcome === 'varied_occupancies'
      ? ['single', 'double', 'triple', 'family']
      : outcome
        ? ['double', 'twin', 'family', 'accessible']
        : roomTypeCodes(type, mix(seed, 10))
  const roomTypes = codes.map((code, at) => ({ code, view: views[mix(seed, 11, at) % views.length] ?? 'city' }))
  const long = destination.character === 'sea' && type === 'resort' && mix(seed, 12) % 4 === 0
  return {
    code: codeOf(destination, index),
    name: outcome ? `Pruebas ${outcome}` : hotelName(destination.seed, index, destination.countryCode, type),
    destination,
    index,
    seed,
    outcome,
    type,
    stars,
    quality,
    guestScore: guestScoreOf(quality, seed),
    amenities: amenitiesOf({ type, stars, seed, destination, roomTypes }),
    ...near(district, seed),
    district: district.name,
    address: streetOf(seed, destination.countryCode),
    roomTypes,
    minimumStay: outcome ? (leastNights[outcome] ?? 1) : long ? 2 : 1,
  }
}

export const hotelsIn = (destination: Destination): readonly Hotel[] =>
  Array.from({ length: destination.hotelCount }, (_, index) => hotelAt(destination, index))

/** The hotel of a code; undefined where there is none. */
export const hotelOf = (code: string): Hotel | undefined => {
  const [, place = '', rest = ''] = /^([A-Z]{3})(\d{3})$/.exec(code) ?? /^(PRUEBAS)-(\w+)$/.exec(code) ?? []
  const destination = allDestinations().find((own) => own.code === place)
  const index = place === 'PRUEBAS' ? namedOutcomes.findIndex((name) => name === rest) : Number(rest) - 1
  if (!destination || index < 0 || index >= destination.hotelCount) return undefined
  return hotelAt(destination, index)
}
