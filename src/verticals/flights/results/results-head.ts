import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '#/i18n/locale.ts'
import { publicHead, unlisted } from '#/i18n/page-head.ts'
import { endpointNames } from '../search/endpoint-names.ts'
import type { LoadedResults } from './query/loaded-results.ts'

interface ResultsHead {
  readonly i18n: I18n
  readonly locale: Locale
  readonly origin: string
  readonly asked: LoadedResults
}

/** Results are not for search engines, but whoever links to them should link to one address, and be shown what is there. */
export const resultsHead = ({ i18n, locale, origin, asked }: ResultsHead) => {
  const { search } = asked
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const { from, to } = endpointNames(asked)
  const days = search.return === undefined ? day(search.departure) : `${day(search.departure)} – ${day(search.return)}`
  const title = i18n._(msg`Flights ${from} – ${to}, ${days}`)
  const head = publicHead({ title, locale, origin, pathname: asked.address })
  return { ...head, meta: [...head.meta, unlisted] }
}
