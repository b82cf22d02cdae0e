import type { Names } from '#domain/names.ts'
import type { ActivityKind } from '#domain/activity-kinds.ts'
import { activityKinds } from '#domain/activity-kinds.ts'
import { europeRows } from './europe-rows.ts'
import { northAmericaRows } from './north-america-rows.ts'
import { southAmericaRows } from './south-america-rows.ts'

/** Something worth going to, with what is done there. Names have their article, in small letters. */
export interface Landmark {
  readonly name: Names
  readonly latitude: number
  readonly longitude: number
  readonly kinds: readonly ActivityKind[]
}

/** Where a day's trip from a city goes, and how many hours it takes. */
interface FarPlace {
  readonly name: Names
  readonly hours: number
}

export interface CityOfLandmarks {
  readonly landmarks: readonly Landmark[]
  readonly farPlaces: readonly FarPlace[]
}

const kindsOf = (text: string): readonly ActivityKind[] =>
  text.split(' ').map((word) => {
    const kind = activityKinds.find((known) => known === word)
    if (!kind) throw new Error(`no kind of activity is called ${word}`)
    return kind
  })

/**
 * A row: the city's code, as hotels have it; latitude and longitude; what is done there; the name in Spanish; in English.
 * Where a day's trip goes there are its hours in place of where it lies: it begins in the city.
 */
const readRows = (rows: string): ReadonlyMap<string, CityOfLandmarks> => {
  const cities = new Map<string, { landmarks: Landmark[]; farPlaces: FarPlace[] }>()
  for (const row of rows.split('\n')) {
    const [code = '', place = '', kinds = '', es = '', en = ''] = row.split('|')
    const city = cities.get(code) ?? { landmarks: [], farPlaces: [] }
    cities.set(code, city)
    const [latitude = 0, longitude = 0] = place.split(',').map(Number)
    const name = { en, es }
    if (kinds === 'day_trip') city.farPlaces.push({ name, hours: Number(place) })
    else city.landmarks.push({ name, latitude, longitude, kinds: kindsOf(kinds) })
  }
  return cities
}

let read: ReadonlyMap<string, CityOfLandmarks> | undefined

/** Cities by their codes, read when somebody first asks. */
export const landmarksByCity = (): ReadonlyMap<string, CityOfLandmarks> => {
  read ??= readRows([southAmericaRows, northAmericaRows, europeRows].join('\n'))
  return read
}
