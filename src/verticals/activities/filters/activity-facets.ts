import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { activityKinds, timesOfDay } from '#domain/activity-kinds.ts'
import { isDay } from '#domain/time/dates.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import type { AnyFacet } from '#/features/results/facet.ts'
import { mostMinutes } from '#/features/results/facets/most-minutes.tsx'
import { mostPrice } from '#/features/results/facets/most-price.tsx'
import { activityPrices } from '../list/activity-prices.ts'
import type { Activity, ActivityNames } from '../offer/activity.ts'
import { kindNames, languageName, languageOf, timeOfDayName } from '../offer/activity-words.ts'

const dayName = (day: string, i18n: I18n): string =>
  i18n.date(`${day}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** On one of these days. They stand by the calendar, whatever their names are. */
const date = activityPrices.facet({
  key: 'date',
  place: 10,
  title: msg`Day`,
  order: 'keys',
  read: (written) => (isDay(written) ? written : undefined),
  label: dayName,
})

const timeOfDay = activityPrices.facet({
  key: 'time',
  place: 20,
  title: msg`Time of day`,
  options: timesOfDay,
  read: (written) => timesOfDay.find((one) => one === written.toLowerCase()),
  label: (key, i18n) => timeOfDayName(i18n, timesOfDay.find((one) => one === key) ?? 'morning'),
})

const price = mostPrice<Activity, ActivityNames>({
  key: 'price',
  place: 30,
  title: msg`Total price`,
  chip: (money) => msg`Up to ${money}`,
  amounts: (activities) => {
    const totals = activityPrices.totals(activities)
    return (_, filters) => totals(filters)
  },
})

const duration = mostMinutes<Activity, ActivityNames>('duration', 40, ({ minutes }) => minutes)

const kind = choiceFacet<Activity, ActivityNames>({
  key: 'kind',
  place: 50,
  title: msg`Kind of activity`,
  options: activityKinds,
  read: (written) => activityKinds.find((one) => one === written.toLowerCase()),
  of: (activity) => [activity.kind],
  label: (key, i18n) => i18n._(kindNames[activityKinds.find((one) => one === key) ?? 'walk']),
})

const language = choiceFacet<Activity, ActivityNames>({
  key: 'language',
  place: 60,
  title: msg`Language of the guide`,
  read: (written) => (/^[a-z]{2,3}$/i.test(written) ? written.toLowerCase() : undefined),
  of: ({ guides }) => [...new Set(guides.map(languageOf))],
  label: (key, i18n) => languageName(i18n, key),
})

const cancelling = activityPrices.facet({
  key: 'cancellation',
  place: 70,
  title: msg`Cancellation`,
  options: ['free'],
  read: (written) => (written.toLowerCase() === 'free' ? 'free' : undefined),
  label: (_, i18n) => i18n._(msg`Free cancellation`),
})

/** The filters, as the panel has them from its top. */
export const activityFacets: readonly AnyFacet<Activity, ActivityNames>[] = [
  date,
  timeOfDay,
  price,
  duration,
  kind,
  language,
  cancelling,
]
