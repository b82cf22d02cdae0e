import { type GeoPoint, angleBetween } from '#domain/place/world-map.ts'
import { type City, cities, cityByCode } from './cities.ts'

/** Where people of a city fly to most, nearer and farther places mixed; the first of each row is the city itself. */
const rows = [
  'BOG MAD MIA CTG CUN EZE JFK LIM MEX',
  'MDE CTG MIA MAD CUN JFK LIM BOG MEX',
  'CTG BOG MIA MDE JFK MAD CUN LIM MEX',
  'MEX CUN MAD LAX JFK BOG CDG MIA SFO',
  'CUN MEX MIA JFK BOG MAD YYZ LAX LIM',
  'LIM CUZ MAD SCL MIA CUN EZE BOG JFK',
  'CUZ LIM BOG SCL MAD MIA EZE CUN JFK',
  'SCL EZE LIM MAD GIG MIA GRU CUN CUZ',
  'EZE SCL MIA MAD GIG FCO CUN GRU JFK',
  'GRU GIG LIS EZE MIA SCL CDG MAD JFK',
  'GIG GRU LIS EZE SCL MIA MAD CDG JFK',
  'MIA BOG CUN MAD JFK LIM GRU LAX EZE',
  'JFK LHR MIA CUN CDG BOG LAX MAD SFO',
  'LAX MEX JFK CUN HND LHR SFO LIM MIA',
  'SFO LAX JFK HND CUN LHR MEX SIN CDG',
  'YYZ CUN LHR JFK LIS MEX BCN CDG MIA',
  'MAD BOG LHR CDG EZE FCO MEX BCN JFK',
  'BCN LIS FCO LHR CDG BOG JFK MAD EZE',
  'LIS MAD GRU LHR CDG GIG FCO BCN JFK',
  'LHR BCN JFK FCO DXB LIS SIN CDG MAD',
  'CDG LIS FCO MAD JFK BOG LHR BCN CUN',
  'FCO BCN CDG MAD EZE JFK LHR LIS GRU',
  'DXB LHR SIN CDG FCO HND MAD JFK SYD',
  'SIN HND SYD DXB LHR CDG FCO LAX MAD',
  'HND SIN SYD LAX CDG SFO LHR DXB FCO',
  'SYD SIN HND LAX LHR DXB SFO CDG JFK',
]

export interface PopularRoutes {
  readonly from: City
  readonly to: readonly City[]
}

const known = (codes: readonly string[]): readonly City[] => codes.flatMap((code) => cityByCode(code) ?? [])

const nearestCity = (point: GeoPoint): City | undefined =>
  cities.toSorted((a, b) => angleBetween(point, a) - angleBetween(point, b))[0]

/** Eight routes worth suggesting to somebody at `point`, from the nearest city that we suggest routes from. */
export const popularRoutesFrom = (point: GeoPoint): PopularRoutes | undefined => {
  const from = nearestCity(point)
  const row = from && rows.find((each) => each.startsWith(from.code))
  return from && row ? { from, to: known(row.split(' ').slice(1)) } : undefined
}
