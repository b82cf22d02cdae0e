import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { UnreadNotice } from '#/features/results/unread-notice.tsx'
import { allFlightFacets } from './flight-facets.ts'
import { parseResultsQuery } from '../results/query/results-query.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

const others: Readonly<Record<string, MessageDescriptor>> = {
  bags: msg`Bags`,
  sort: msg`Order`,
  page: msg`Page`,
  out: msg`Chosen flight`,
  back: msg`Chosen flight`,
}

const titleOf = (key: string): MessageDescriptor | undefined =>
  others[key] ?? allFlightFacets.find(({ keys }) => keys.includes(key))?.title

/** Says which filters of the address could not be read. */
export function UnreadFilters({ url }: { url: ResultsUrl }) {
  return <UnreadNotice unread={parseResultsQuery(url).unread} titleOf={titleOf} />
}
