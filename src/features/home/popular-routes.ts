import { type GeoPoint, angleBetween } from '#domain/place/world-map.ts'
import { type City, cities, cityByCode } from './cities.ts'

/** Where people of a city fly to most, nearer and farther places mixed; the first of each row is the city itself. */
const rows = [
  'BOG MAD MIA CTG CUN EZE JFK',
  'MDE CTG MIA MAD CUN JFK LIM',
  'CTG BOG MIA MDE JFK MAD CUN',
  'MEX CUN MAD LAX JFK BOG CDG',
  'CUN MEX MIA JFK BOG MAD YYZ',
  'LIM CUZ MAD SCL MIA CUN EZE',
  'CUZ LIM BOG SCL MAD MIA EZE',
  'SCL EZE LIM MAD GIG MIA GRU',
  'EZE SCL MIA MAD GIG FCO CUN',
  'GRU GIG LIS EZE MIA SCL CDG',
  'GIG GRU LIS EZE SCL MIA MAD',
  'MIA BOG CUN MAD JFK LIM GRU',
  'JFK LHR MIA CUN CDG BOG LAX',
  'LAX MEX JFK CUN HND LHR SFO',
  'SFO LAX JFK HND CUN LHR MEX',
  'YYZ CUN LHR JFK LIS MEX BCN',
  'MAD BOG LHR CDG EZE FCO MEX',
  'BCN LIS FCO LHR CDG BOG JFK',
  'LIS MAD GRU LHR CDG GIG FCO',
  'LHR BCN JFK FCO DXB LIS SIN',
  'CDG LIS FCO MAD JFK BOG LHR',
  'FCO BCN CDG MAD EZE JFK LHR',
  'DXB LHR SIN CDG FCO HND MAD',
  'SIN HND SYD DXB LHR CDG FCO',
  'HND SIN SYD LAX CDG SFO LHR',
  'SYD SIN HND LAX LHR DXB SFO',
]

export interface PopularRoutes {
  readonly from: City
  readonly to: readonly City[]
}

const known = (codes: readonly string[]): readonly City[] => codes.flatMap((code) => cityByCode(code) ?? [])

const nearestCity = (point: GeoPoint): City | undefined =>
  cities.toSorted((a, b) => angleBetween(point, a) - angleBetween(point, b))[0]

/** Six routes worth suggesting to somebody at `point`, from the nearest city that we suggest routes from. */
export const popularRoutesFrom = (point: GeoPoint): PopularRoutes | undefined => {
  const from = nearestCity(point)
  const row = from && rows.find((each) => each.startsWith(from.code))
  return from && row ? { from, to: known(row.split(' ').slice(1)) } : undefined
}
