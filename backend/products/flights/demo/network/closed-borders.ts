import type { Place } from './place.ts'

const pairs = new Set(
  `IN-PK IL-LB IL-SY IL-IR IL-IQ IL-KW IL-SA IL-PK IL-DZ IL-TN IL-LY IL-YE IL-OM IL-QA IL-MY IL-ID IL-BD
   AM-AZ AM-TR KP-KR KP-US KP-JP US-VE US-IR US-SY US-CU DZ-MA SA-IR QA-SY CA-IR TW-KP`
    .split(/\s+/)
    .filter(Boolean),
)

/** Airports of these countries see no airliners at present. */
const closedCountries = new Set(['UA'])

const concerned = new Set([...[...pairs].flatMap((pair) => pair.split('-')), ...closedCountries, 'RU'])

const openToRussia = new Set(['RS', 'BY'])

const closedToRussia = (place: Place): boolean =>
  (place.region === 'E' && !openToRussia.has(place.country)) ||
  ['US', 'CA', 'AU', 'NZ', 'JP', 'KR', 'SG', 'TW'].includes(place.country)

/** Whether no airline flies non-stop between two places, whatever the demand: closed airspace, sanctions, no relations. */
export const isClosedBetween = (a: Place, b: Place): boolean => {
  if (!concerned.has(a.country) && !concerned.has(b.country)) return false
  if (a.country === b.country) return closedCountries.has(a.country)
  if (closedCountries.has(a.country) || closedCountries.has(b.country)) return true
  if (pairs.has(`${a.country}-${b.country}`) || pairs.has(`${b.country}-${a.country}`)) return true
  if (a.country === 'RU') return closedToRussia(b)
  return b.country === 'RU' && closedToRussia(a)
}
