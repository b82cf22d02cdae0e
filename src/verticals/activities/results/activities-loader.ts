import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Locale } from '#/i18n/locale.ts'
import { serialiseActivitySearch } from '../search/activity-search.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import { loadActivitiesOnServer } from './activities-loader.server.ts'
import type { AnsweredActivities, LoadedActivities } from './loaded-activities.ts'

interface Visit {
  readonly i18n: I18n
  readonly locale: Locale
}

const titleOf = ({ search, destination }: AnsweredActivities, { i18n, locale }: Visit): string => {
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const place = destination?.name[locale] ?? search.destination
  const days = search.from === search.to ? day(search.from) : `${day(search.from)} – ${day(search.to)}`
  return i18n._(msg`Activities in ${place}, ${days}`)
}

const withAddress = (asked: AnsweredActivities, visit: Visit): LoadedActivities => ({
  ...asked,
  title: titleOf(asked, visit),
  address: `/activities/result?${new URLSearchParams(serialiseActivitySearch(asked.search))}`,
})

export const loadActivities = createIsomorphicFn()
  .server(async (url: ResultsUrl, visit: Visit): Promise<LoadedActivities> =>
    withAddress(await loadActivitiesOnServer(url), visit),
  )
  .client(async (url: ResultsUrl, visit: Visit): Promise<LoadedActivities> => {
    const { loadResolvedActivitySearch } = await import('../search/activity-search.functions.ts')
    const asked = await loadResolvedActivitySearch({ data: searchParametersOf(url) })
    return withAddress({ ...asked, answer: undefined }, visit)
  })
