import { guestKeys } from '#/features/search/rooms/room-keys.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

const searchKeys: readonly string[] = ['from', 'to', 'departure', 'return', 'cabin', ...guestKeys]

/** What has been chosen so far: the flight's offer, the hotel, and a rate for each of its rooms. */
const choiceKeys = ['flight', 'hotel', 'rate1', 'rate2', 'rate3', 'rate4', 'rate5'] as const

const only = (url: ResultsUrl, keys: readonly string[]): ResultsUrl =>
  Object.fromEntries(keys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))

export const searchParametersOf = (url: ResultsUrl): ResultsUrl => only(url, searchKeys)

/** What the page is loaded again for. */
export const loadedParametersOf = (url: ResultsUrl): ResultsUrl => only(url, [...searchKeys, ...choiceKeys])

const ours: ReadonlySet<string> = new Set([...searchKeys, ...choiceKeys])

/** Parameters that are somebody else’s, and those of the list. */
export const othersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(Object.entries(url).filter(([name]) => !ours.has(name)))

/** Filters of flights that each direction has for itself. */
const ofEachWay =
  'aircraft airlines alliance arr arrAirport avoid co2 dep depAirport duration layover night stops via'.split(' ')

/** By what the lists of flights and stays are asked. Written out, since every step of a package has them and no list. */
export const listKeys: ReadonlySet<string> = new Set([
  ...ofEachWay.flatMap((key) => [key, `r${key}`]),
  ...'access amenities back bags budget cabinBag cancellation name out page price priceMax priceMin'.split(' '),
  ...'quality refundable sort stars type wait zeroPenalty'.split(' '),
])
