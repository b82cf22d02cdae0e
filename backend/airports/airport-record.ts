/** One airport with scheduled passenger flights, as the backend keeps it in memory. */
export interface AirportRecord {
  readonly code: string
  readonly cityCode: string
  readonly name: { readonly en: string; readonly es: string }
  readonly cityName: { readonly en: string; readonly es: string }
  readonly countryCode: string
  /** the part of its country by ISO 3166-2, without the country: `CA` of `US-CA`; empty where unknown */
  readonly region: string
  readonly lat: number
  readonly lon: number
  readonly timeZone: string
  /** 0 to 100, from traffic */
  readonly popularity: number
  /** other names under which people look for it */
  readonly also: string
}
