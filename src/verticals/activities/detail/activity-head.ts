import type { Locale } from '#/i18n/locale.ts'
import { publicHead, unlistedHead } from '#/i18n/page-head.ts'
import type { LoadedActivity } from './loaded-activity.ts'

interface HeadInput {
  readonly match: { readonly context: { readonly locale: Locale; readonly page: { readonly origin: string } } }
  readonly loaderData?: LoadedActivity | undefined
}

/** One address for search engines, whatever the days and the party. */
export const activityHead = ({ match: { context }, loaderData }: HeadInput) => {
  if (loaderData?.state !== 'found') return unlistedHead({ title: 'Trayecto' })
  const { locale, page } = context
  const { activity } = loaderData.found
  return publicHead({
    title: `${activity.name[locale]}, ${activity.location.cityName[locale]}`,
    description: activity.description[locale],
    locale,
    origin: page.origin,
    pathname: `/activities/${activity.activityCode}`,
    isPictured: true,
  })
}
