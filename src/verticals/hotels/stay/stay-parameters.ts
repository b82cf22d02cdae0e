import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { type HotelSearch, serialiseHotelSearch } from '../search/hotel-search.ts'
import { searchKeys } from '../search/search-keys.ts'

/** Under which a rate was chosen for the room of that index, from 1. */
export const rateKey = (roomIndex: number): string => `rate${roomIndex}`

const isRateKey = (key: string): boolean => /^rate[1-5]$/.test(key)
const choiceKeys: ReadonlySet<string> = new Set(['offer', 'shown', 'rates'])
const listKeys: ReadonlySet<string> = new Set([
  ...searchKeys,
  'hotel',
  'sort',
  'page',
  'wait',
  'name',
  'budget',
  'cancellation',
  'stars',
  'amenities',
  'access',
  'type',
  'quality',
])

const without = (url: ResultsUrl, isDropped: (key: string) => boolean): ResultsUrl =>
  Object.fromEntries(Object.entries(url).filter(([key]) => !isDropped(key)))

/** The page of a hotel for the stay that an address asks for, with nothing chosen. What belongs to somebody else stays. */
export const hotelPageParameters = (url: ResultsUrl): ResultsUrl =>
  without(url, (key) => choiceKeys.has(key) || isRateKey(key))

/** All that the address of a hotel's page says besides the stay: another one is asked for with it. */
export const besidesStay = (url: ResultsUrl): ResultsUrl =>
  without(hotelPageParameters(url), (key) => searchKeys.includes(key))

/** The page of a hotel of the list that an address shows: the list's own filters are for the way back. */
export const cardParameters = (url: ResultsUrl, hotelCode: string): ResultsUrl => ({
  ...hotelPageParameters(url),
  hotel: hotelCode,
})

/** The list that a hotel was chosen from. */
export const backToListParameters = (url: ResultsUrl, search: HotelSearch): ResultsUrl => ({
  ...without(hotelPageParameters(url), (key) => key === 'hotel'),
  ...serialiseHotelSearch(search),
})

/** The rates that an address chooses, one for each room in their order; undefined where one is missing. */
export const chosenRates = (url: ResultsUrl, rooms: number): readonly string[] | undefined => {
  const chosen = Array.from({ length: rooms }, (_, index) => url[rateKey(index + 1)])
  return chosen.every((rate) => rate !== undefined) ? chosen : undefined
}

interface ChosenStay {
  readonly offerId: string
  /** the whole stay's, minor units */
  readonly total: number
  readonly rateIds: readonly string[]
  readonly hotelCode: string
  readonly search: HotelSearch
}

/** Where a checked choice is booked. The list's own parameters end here. */
export const bookingParameters = (url: ResultsUrl, { offerId, total, rateIds, hotelCode, search }: ChosenStay) => ({
  ...without(hotelPageParameters(url), (key) => listKeys.has(key)),
  ...serialiseHotelSearch(search),
  hotel: hotelCode,
  rates: rateIds.join(','),
  shown: String(total),
  offer: offerId,
})
