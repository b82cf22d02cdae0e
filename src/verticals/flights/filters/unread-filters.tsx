import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { allFlightFacets } from './flight-facets.ts'
import { parseResultsQuery } from '../results/query/results-query.ts'
import type { ResultsUrl } from '../results/query/results-url.ts'

const others: Readonly<Record<string, MessageDescriptor>> = {
  bags: msg`Bags`,
  sort: msg`Order`,
  page: msg`Page`,
  out: msg`Chosen flight`,
  back: msg`Chosen flight`,
}

const titleOf = (key: string): MessageDescriptor | undefined =>
  others[key] ?? allFlightFacets.find(({ keys }) => keys.includes(key))?.title

/** Says which filters of the address could not be read, and so do not hold: in words, and as whoever wrote the link knows them. */
export function UnreadFilters({ url }: { url: ResultsUrl }) {
  const { i18n } = useLingui()
  const { unread } = parseResultsQuery(url)
  if (unread.length === 0) return null
  const names = unread
    .map((key) => {
      const title = titleOf(key)
      return title ? `${i18n._(title)} (${key})` : key
    })
    .join(', ')
  return (
    <Notice tone="warn" title={<Trans>Part of the address could not be read</Trans>}>
      <Trans>These parts were left out, in whole or in part: {names}.</Trans>
    </Notice>
  )
}
