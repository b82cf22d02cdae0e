import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { rateKey } from '../../hotels/stay/stay-parameters.ts'
import { listKeys, othersOf, searchParametersOf } from './search-keys.ts'

/** What of an address belongs to nobody here, and goes along. */
const strangersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(Object.entries(othersOf(url)).filter(([name]) => !listKeys.has(name)))

/** The flights of a search. */
export const flightsUrl = (url: ResultsUrl): ResultsUrl => ({
  ...searchParametersOf(url),
  ...strangersOf(url),
})

const flightOf = ({ flight = '' }: ResultsUrl): ResultsUrl => ({ flight })

/** The stays that can be had with a flight. */
export const staysWithUrl = (url: ResultsUrl, flightOfferId: string): ResultsUrl => ({
  ...searchParametersOf(url),
  flight: flightOfferId,
  ...strangersOf(url),
})

/** The same with the flight that was chosen. */
export const staysUrl = (url: ResultsUrl): ResultsUrl => staysWithUrl(url, url.flight ?? '')

/** The rooms of a hotel, with the chosen flight. The list’s own filters are left behind. */
export const roomsUrl = (url: ResultsUrl, hotel: string): ResultsUrl => ({
  ...searchParametersOf(url),
  ...flightOf(url),
  hotel,
  ...strangersOf(url),
})

/** The same with a rate chosen for each room, in their order: it is checked there. */
export const choiceUrl = (url: ResultsUrl, hotel: string, rates: readonly string[]): ResultsUrl => ({
  ...roomsUrl(url, hotel),
  ...Object.fromEntries(rates.map((rate, at) => [rateKey(at + 1), rate])),
})

interface CheckedPair {
  readonly flightOfferId: string
  readonly hotelOfferId: string
  readonly rates: readonly string[]
  /** the pair’s total, minor units */
  readonly total: number
}

/** Where a checked pair is booked. */
export const bookingUrl = (
  url: ResultsUrl,
  { flightOfferId, hotelOfferId, rates, total }: CheckedPair,
): ResultsUrl => ({
  ...searchParametersOf(url),
  flight: flightOfferId,
  ...(url.hotel === undefined ? {} : { hotel: url.hotel }),
  rates: rates.join(','),
  stay: hotelOfferId,
  offer: pairId({ flightOfferId, hotelOfferId }),
  shown: String(total),
})

/** One name for a flight and a stay as they are sold together. */
export const pairId = ({ flightOfferId, hotelOfferId }: Pick<CheckedPair, 'flightOfferId' | 'hotelOfferId'>): string =>
  `${flightOfferId} ${hotelOfferId}`

export const readPairId = (id: string) => {
  const [flightOfferId = '', hotelOfferId = ''] = id.split(' ')
  return { flightOfferId, hotelOfferId }
}
