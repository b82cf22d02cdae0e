/** One airport as the backend keeps it in memory. */
export interface AirportRecord {
  readonly code: string
  readonly cityCode: string
  readonly name: { readonly en: string; readonly es: string }
  readonly cityName: { readonly en: string; readonly es: string }
  readonly countryCode: string
  readonly lat: number
  readonly lon: number
  readonly timeZone: string
  /** 0 to 100, from traffic */
  readonly popularity: number
  /** whether airlines fly there by timetable */
  readonly scheduled: boolean
}

/** The airport of an IATA code in capitals. */
export const airportOf = (_code: string): AirportRecord | undefined => undefined

/** The airports that a code stands for: its own, or all of a city's, most popular first; empty where unknown. */
export const airportsOf = (_code: string): readonly AirportRecord[] => []

export const allAirports = (): readonly AirportRecord[] => []
