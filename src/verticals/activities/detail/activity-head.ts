import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { firstSentence } from '#/features/sharing/first-sentence.ts'
import type { Locale } from '#/i18n/locale.ts'
import { publicHead, unlistedHead } from '#/i18n/page-head.ts'
import type { LoadedActivity } from './loaded-activity.ts'

interface HeadInput {
  readonly match: Pick<AnyRouteMatch, 'status'> & {
    readonly context: {
      readonly locale: Locale
      readonly i18n: Pick<I18n, '_'>
      readonly page: { readonly origin: string }
    }
  }
  readonly loaderData?: LoadedActivity | undefined
}

/** As much as search engines show. */
const longestDescription = 155

/** What it is, led by its city: the squares of two cities have one name, and are told of in the same words. */
const describedAt = (city: string, description: string): string => {
  const whole = `${city}: ${description}`
  return whole.length > longestDescription ? `${city}: ${firstSentence(description)}` : whole
}

/** One address for search engines, whatever the days and the party. */
export const activityHead = ({ match, loaderData }: HeadInput) => {
  const { locale, page, i18n } = match.context
  if (loaderData?.state !== 'found') return unlistedHead(match, i18n._(msg`Activities`))
  const { activity } = loaderData.found
  const city = activity.location.cityName[locale]
  return publicHead({
    title: `${activity.name[locale]}, ${city}`,
    description: describedAt(city, activity.description[locale]),
    locale,
    origin: page.origin,
    pathname: `/activities/${activity.activityCode}`,
    isPictured: true,
  })
}
