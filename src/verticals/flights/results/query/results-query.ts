import type { Parameters } from '#/features/results/facet.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { type Askable, listParameters, parseListQuery } from '#/features/results/list-query.ts'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { allFlightFacets } from '../../filters/flight-facets.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'

/** What is asked of a list of flights: the part of the results URL that is not the search itself. */
export interface ResultsQuery extends ListQuery {
  /** whether a first checked bag for each traveller with a seat counts in every price */
  readonly bags: boolean
  /** keys of the chosen slices */
  readonly outbound: string | undefined
  readonly inbound: string | undefined
}

const [first, ...others] = flightSorts.map(({ name }) => name)
const askable: Askable = { facets: allFlightFacets, sorts: [first ?? 'best', ...others] }

/** All parameters that a list of flights is asked by. */
export const resultsKeys: readonly string[] = [
  ...allFlightFacets.flatMap(({ keys }) => keys),
  'bags',
  'sort',
  'page',
  'out',
  'back',
]

const sliceKey = (written: string): string | undefined =>
  /^[A-Z0-9.~]{3,80}$/i.test(written) ? written.toUpperCase() : undefined

/**
 * Reads URL parameters that people write by hand. What cannot be read counts as not said; `unread` names those
 * parameters, so that the page can tell.
 */
export const parseResultsQuery = (
  raw: Readonly<Record<string, unknown>>,
): { readonly query: ResultsQuery; readonly unread: readonly string[] } => {
  const reader = new ParameterReader(raw)
  const query: ResultsQuery = {
    ...parseListQuery(askable, reader),
    bags: reader.flag('bags'),
    outbound: reader.value('out', sliceKey),
    inbound: reader.value('back', sliceKey),
  }
  return { query, unread: reader.unread }
}

/** The URL parameters that `parseResultsQuery` reads as this query; what is as it would be unsaid is left out. */
export const resultsParameters = (query: ResultsQuery): Parameters => ({
  ...listParameters(askable, query),
  ...(query.bags ? { bags: '1' } : {}),
  ...(query.outbound === undefined ? {} : { out: query.outbound }),
  ...(query.inbound === undefined ? {} : { back: query.inbound }),
})
