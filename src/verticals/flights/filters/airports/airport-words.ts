import type { I18n } from '@lingui/core'
import type { FlightNames } from '../../offer/flight-offer.ts'

export const readAirport = (written: string): string | undefined =>
  /^[a-z]{3}$/i.test(written) ? written.toUpperCase() : undefined

/** `Panama City (PTY)`: where flights change aeroplanes, the city says most. */
export const cityWords = (code: string, { locale }: I18n, { airports }: FlightNames): string => {
  const { city } = airports[code] ?? {}
  return city ? `${locale === 'es' ? city.es : city.en} (${code})` : code
}

/** `Heathrow (LHR)`: among the airports of one city, their own names. */
export const airportWords = (code: string, { locale }: I18n, { airports }: FlightNames): string => {
  const { name } = airports[code] ?? {}
  return name ? `${locale === 'es' ? name.es : name.en} (${code})` : code
}
