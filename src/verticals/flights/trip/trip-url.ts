import { type FlightSearch, serialiseFlightSearch } from '../search/flight-search.ts'
import { parseFlightSearch } from '../search/parse-flight-search.ts'
import { textOf } from '#/features/search/raw-values.ts'
import { type ResultsUrl, urlText, wholeIn } from '#/features/results/answer/results-url.ts'

export type RawTripUrl = Readonly<Record<string, unknown>>

/**
 * What the address of a trip says: the offer, and enough beside it to find the same flights again once the offer is
 * over, by whoever the address is shared with. The rest of it belongs to the results page that it was chosen on.
 */
export interface TripUrl {
  readonly offerId: string | undefined
  /** the total that the traveller was shown, minor units of the charge */
  readonly shown: number | undefined
  /** raised by one each time the trip is asked for again; 0 where it was not */
  readonly again: number
  /** keys of the chosen slices */
  readonly outbound: string | undefined
  readonly inbound: string | undefined
  /** the airline's name for the fare */
  readonly fare: string | undefined
  /** undefined where the address does not say it */
  readonly search: FlightSearch | undefined
  /** whether its days are sold as they are written: on others the same numbers are other flights */
  readonly areDaysSold: boolean
}

const longestId = 500

/** Partners' ids are passed on whole, or not at all: one that is cut is nobody's. */
const longestPartnerId = 200

const offerIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longestId ? value : undefined

export const shownTotal = (raw: RawTripUrl): number | undefined => wholeIn(raw.shown)

const searchOf = (raw: RawTripUrl, today: string, latestToday: string): Pick<TripUrl, 'search' | 'areDaysSold'> => {
  const { search, corrections } = parseFlightSearch(raw, today, { from: 'BOG', to: 'MAD' }, latestToday)
  const isCorrected = (...fields: readonly string[]) => corrections.some(({ field }) => fields.includes(field))
  return {
    search: isCorrected('from', 'to') ? undefined : search,
    areDaysSold: !isCorrected('departure', 'return'),
  }
}

/** `today` is a day of the origin: where that is not known, the earliest that it may be, and `latestToday` the latest. */
export const readTripUrl = (raw: RawTripUrl, today: string, latestToday = today): TripUrl => ({
  offerId: offerIdOf(raw.offer),
  shown: shownTotal(raw),
  again: wholeIn(raw.again) ?? 0,
  outbound: textOf(raw.out) || undefined,
  inbound: textOf(raw.back) || undefined,
  fare: textOf(raw.fare) || undefined,
  ...searchOf(raw, today, latestToday),
})

/** Whether the trip was chosen at a price with a checked bag each, which its fare does not include. */
export const addsBag = (raw: RawTripUrl): boolean => textOf(raw.addBag) === '1'

/** What addresses say of a price with a checked bag each. */
export const bagParameters = ({ withExtras }: { readonly withExtras?: boolean }): Readonly<Record<string, string>> =>
  withExtras ? { addBag: '1' } : {}

/** Under which a partner knows the choice of this offer; undefined where its link names none. */
export const disIdOf = (raw: RawTripUrl): string | undefined => {
  const id = urlText(raw.disId)
  return id !== '' && id.length <= longestPartnerId ? id : undefined
}

/** The same address asked for once more: flights whose offer is over are then searched anew. */
export const askedAgain = (url: ResultsUrl): ResultsUrl => ({ ...url, again: String((wholeIn(url.again) ?? 0) + 1) })

/** A partner's id among them: it is about the flights that its link named, not about others that are chosen instead. */
const ownKeys: ReadonlySet<string> = new Set(['offer', 'shown', 'again', 'fare', 'back', 'addBag', 'disId'])

/** The parameters of the results page that a trip was chosen on, its way out still chosen; or of `search`, where the address has none. */
export const resultsParametersOf = (url: ResultsUrl, search: FlightSearch | undefined): ResultsUrl => {
  const kept = Object.fromEntries(Object.entries(url).filter(([key]) => !ownKeys.has(key)))
  return search ? { ...kept, ...serialiseFlightSearch(search) } : kept
}
