import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import type { ResultsKey } from '../results/query/results-query.ts'

const words: Readonly<Record<ResultsKey, MessageDescriptor>> = {
  stops: msg`Stops`,
  rstops: msg`Stops`,
  dep: msg`Departure time`,
  rdep: msg`Departure time`,
  arr: msg`Arrival time`,
  rarr: msg`Arrival time`,
  airlines: msg`Airlines`,
  rairlines: msg`Airlines`,
  duration: msg`Duration`,
  rduration: msg`Duration`,
  refundable: msg`Refundable`,
  zeroPenalty: msg`Changes without a penalty`,
  price: msg`Price`,
  priceMin: msg`Price`,
  priceMax: msg`Price`,
  bags: msg`Bags`,
  sort: msg`Order`,
  page: msg`Page`,
  out: msg`Chosen flight`,
  back: msg`Chosen flight`,
}

/** Says which filters of the address could not be read, and so do not hold: in words, and as whoever wrote the link knows them. */
export function UnreadFilters({ parameters }: { parameters: readonly ResultsKey[] }) {
  const { i18n } = useLingui()
  if (parameters.length === 0) return null
  const names = parameters.map((key) => `${i18n._(words[key])} (${key})`).join(', ')
  return (
    <Notice tone="warn" title={<Trans>Part of the address could not be read</Trans>}>
      <Trans>These parts were left out, in whole or in part: {names}.</Trans>
    </Notice>
  )
}
