import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Travellers } from '#domain/traveller/travellers.ts'

export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const
export type Cabin = (typeof cabins)[number]

/** What a fare must allow: refunds; changes free of charge; both free of charge. */
export const fareTerms = ['refundable', 'noPenalty', 'noRestriction'] as const
export type FareTerm = (typeof fareTerms)[number]

/** Where a trip starts, its origin, or where it leads, its destination. */
export type Endpoint = 'from' | 'to'

/** A flight search as the results URL writes it. Days are local, `YYYY-MM-DD`; codes are of airports or cities. */
export interface FlightSearch extends Travellers {
  readonly from: string
  readonly to: string
  readonly departure: string
  /** undefined for one-way */
  readonly return: string | undefined
  readonly cabin: Cabin
  /** in the order of `fareTerms`; left out where any fare will do */
  readonly fares?: readonly FareTerm[]
}

/** The search as URL parameters, in the order in which campaigns write them. */
export const serialiseFlightSearch = (search: FlightSearch): Record<string, string> => ({
  from: search.from,
  to: search.to,
  departure: search.departure,
  ...(search.return === undefined ? {} : { return: search.return }),
  adults: String(search.adults),
  children: String(search.children),
  ...(search.ages.length === 0 ? {} : { ages: search.ages.join(',') }),
  infants: String(search.infants),
  cabin: search.cabin,
  ...(search.fares?.length ? { fares: search.fares.join(',') } : {}),
})

/** One text for every spelling of the same search. */
export const searchName = (search: FlightSearch): string =>
  new URLSearchParams(serialiseFlightSearch(search)).toString()

const slugPart = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/**
 * The search's canonical path, `/vuelos-bogota-madrid/results`, the same in both languages.
 * `names` are the Spanish names of the cities; a code stands in where one is missing.
 */
export const resultsPath = (
  search: Pick<FlightSearch, 'from' | 'to'>,
  names: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): string => {
  const from = slugPart(names.from ?? '') || search.from.toLowerCase()
  const to = slugPart(names.to ?? '') || search.to.toLowerCase()
  return `/vuelos-${from}-${to}/results`
}

/**
 * The search with one of its days moved, or undefined where that day cannot be asked for: before today,
 * past the return, before the departure, or beyond what is sold (rule search-6). `today` is the origin's.
 */
export const stepDay = (
  search: FlightSearch,
  leg: 'departure' | 'return',
  step: 1 | -1,
  today: string,
): FlightSearch | undefined => {
  const current = search[leg]
  if (current === undefined) return undefined
  const day = addDays(current, step)
  const earliest = leg === 'departure' ? today : search.departure
  const latest = leg === 'departure' ? (search.return ?? lastBookableDay(today)) : lastBookableDay(today)
  return day < earliest || day > latest ? undefined : { ...search, [leg]: day }
}
