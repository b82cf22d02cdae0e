import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { endpointNames } from '../../search/endpoint-names.ts'
import type { AnsweredSearch } from './loaded-results.ts'

export const resultsTitle = (i18n: I18n, asked: AnsweredSearch): string => {
  const { search } = asked
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const { from, to } = endpointNames(asked)
  const days = search.return === undefined ? day(search.departure) : `${day(search.departure)} – ${day(search.return)}`
  return i18n._(msg`Flights ${from} – ${to}, ${days}`)
}
