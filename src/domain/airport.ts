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
}

/** How a place stands in a field: `Bogotá (BOG)`. The code in brackets is what a form without JavaScript sends. */
export const placeText = ({ cityName, code }: Pick<Place, 'cityName' | 'code'>): string => `${cityName} (${code})`

/** The IATA code that a text is, as `mad`, or ends with in brackets, as `Madrid (MAD)`. */
export const codeInText = (text: string): string | undefined => {
  const [, whole, bracketed] = /^\s*(?:([a-z]{3})|.*\(([a-z]{3})\))\s*$/i.exec(text) ?? []
  return (whole ?? bracketed)?.toUpperCase()
}
