import type { FareTerm } from '../search/flight-search.ts'
import { pricedSearch } from './day-prices.ts'

const flags = {
  refundable: 'refundableFare',
  noPenalty: 'noPenaltyFare',
  noRestriction: 'noRestrictionFare',
} as const satisfies Readonly<Record<FareTerm, string>>

/** What of a search the backend's prices are of, as the query of any of its calls. */
export const pricesQuery = (search: Parameters<typeof pricedSearch>[0]) => {
  const { fares = [], ...query } = pricedSearch(search)
  const asked: Partial<Record<(typeof flags)[FareTerm], 'true'>> = Object.fromEntries(
    fares.map((term) => [flags[term], 'true']),
  )
  return { ...query, ...asked }
}
