/** A place that flights go from or to: an airport, or a city that stands for all of its airports. */
export interface Place {
  /** IATA code */
  readonly code: string
  readonly isCity: boolean
  /** the airport's name, or the city's for a city, in the reader's language */
  readonly name: string
  readonly cityName: string
  readonly cityCode: string
  readonly countryCode: string
  readonly countryName: string
  readonly timeZone: string
  /** the city's Spanish name, which results paths are made of in both languages */
  readonly pathName: string
}

/** What a form and an address call a place. */
export type PlaceName = Pick<Place, 'code' | 'cityName' | 'pathName'>

/** A city and its places; the city itself comes first where it has more than one airport. */
export interface PlaceGroup {
  readonly code: string
  readonly name: string
  readonly countryName: string
  readonly places: readonly Place[]
}

/** The city of a place, which stands for all of its airports. */
export const cityOf = (place: Place): Place => ({
  ...place,
  code: place.cityCode,
  isCity: place.code !== place.cityCode,
  name: place.cityName,
})

/** Whether no trip leads from one to the other: they are one place, or one is a city that the other is an airport of. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.code === other.code ||
  (one.isCity && other.cityCode === one.code) ||
  (other.isCity && one.cityCode === other.code)

/** How a place stands in a field: `Bogotá (BOG)`. The code in brackets is what a form without JavaScript sends. */
export const placeText = ({ cityName, code }: Pick<Place, 'cityName' | 'code'>): string => `${cityName} (${code})`

const generic =
  /^Aeropuerto(?: (?:Internacional|Nacional|Regional|Municipal))?(?: de(?: la)?| del)? |(?: (?:International|Regional|Municipal))? Airport(?= |$)| Airfield$/g

/**
 * What tells an airport from the others of its city: `Heathrow` of Aeropuerto de Londres-Heathrow. Its city's name where it has no
 * other.
 */
export const airportShortName = ({ name, cityName }: Pick<Place, 'name' | 'cityName'>): string => {
  const own = name.replaceAll(generic, '')
  const signs = ['-', '–', '/'].map((sign) => cityName + sign)
  const joined = signs.reduce((text, city) => text.replace(city, ''), own)
  if (joined.startsWith(`${cityName} `)) return joined.slice(cityName.length + 1)
  const before = joined.endsWith(` de ${cityName}`) ? joined.slice(0, -cityName.length - 4) : joined
  return (before.includes(' ') ? before : joined) || cityName
}

/** The IATA code that a text is, as `mad`, or ends with in brackets, as `Madrid (MAD)`. */
export const codeInText = (text: string): string | undefined => {
  const [, whole, bracketed] = /^\s*(?:([a-z]{3})|.*\(([a-z]{3})\))\s*$/i.exec(text) ?? []
  return (whole ?? bracketed)?.toUpperCase()
}

/** A name as the ear knows it: no accents, capitals or signs. */
export const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} ]/gu, '')
    .trim()
