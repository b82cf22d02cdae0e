import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { Icon } from '#/ui/icon.tsx'
import { ChangeActivitySearch } from '../form/change-activity-search.tsx'
import { ActivityPicture } from '../list/activity-picture.tsx'
import { kindNames, lastsWords } from '../offer/activity-words.ts'
import { searchName } from '../search/activity-search.ts'
import { ActivityCorrections } from '../search/lazy-activity-corrections.tsx'
import { outingWords } from '../search/outing-words.ts'
import { backToListParameters, bookingParameters, flightParameters, summaryOf } from '../search/page-parameters.ts'
import { CancellingTerms, GoodToKnow, Included, Meeting } from './activity-facts.tsx'
import type { ActivityForParty } from './loaded-activity.ts'
import { CheckedTimeNotice } from './checked-time-notice.tsx'
import { TimeChoice } from './time-choice.tsx'
import { readChoice } from './time-choice-keys.ts'
import { useActivityWords } from './use-activity-words.ts'

interface ActivityPageProps {
  readonly found: ActivityForParty
  readonly url: ResultsUrl
}

/** An activity for a party: what it is, its times with their prices, and everything that is said of it. */
export function ActivityPage({ found, url }: ActivityPageProps) {
  const words = useActivityWords()
  const { activity, corrections } = found
  return (
    <div className="page-width flex flex-col gap-4 py-4">
      <ActivityHeading found={found} url={url} />
      <ActivityCorrections corrections={corrections} />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <p className="max-w-160">{words.name(activity.description)}</p>
          <Times found={found} url={url} />
        </div>
        <div className="flex flex-col gap-4">
          <Included activity={activity} />
          <Meeting activity={activity} />
          <GoodToKnow activity={activity} />
          <CancellingTerms activity={activity} />
        </div>
      </div>
    </div>
  )
}

function ActivityHeading({ found, url }: ActivityPageProps) {
  const { i18n } = useLingui()
  const words = useActivityWords()
  const { activity, search, today, instead } = found
  const { location, kind, durationMinutes, durationType, media } = activity
  const city = words.name(location.cityName)
  const lasts = lastsWords(i18n, { minutes: durationMinutes, isFlexible: durationType === 'FLEXIBLE' })
  const picture = { code: activity.activityCode, kind, seed: media.rawImages[0]?.seed ?? 0 }
  const kept: ResultsUrl = instead === undefined ? {} : { instead }
  const asked = { search, today, corrections: [], destination: undefined }
  return (
    <header className="flex flex-col gap-1">
      <Link
        to="/activities/result"
        search={backToListParameters(url, search)}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start rounded-lg px-1 text-sm font-semibold text-primary-strong"
      >
        <Icon name="i-lucide-arrow-left" className="size-4" />
        <Trans>Activities in {city}</Trans>
      </Link>
      <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[1fr_14rem]">
        <div>
          <h1 className="text-xl sm:text-2xl">{words.name(activity.name)}</h1>
          <p className="text-sm text-muted">
            {i18n._(kindNames[kind])} ·&nbsp;{lasts} ·&nbsp;{city}, {words.name(location.countryName)}
          </p>
          <div className="relative z-10 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="flex-1 basis-36 font-semibold">{outingWords(i18n, search)}</p>
            <ChangeActivitySearch
              key={searchName(search)}
              asked={asked}
              activity={{ code: activity.activityCode, kept }}
              flight={flightParameters(url)}
            />
          </div>
        </div>
        <div className="h-28 overflow-hidden rounded-2xl max-sm:hidden">
          <ActivityPicture activity={picture} className="size-full" />
        </div>
      </div>
    </header>
  )
}

function Times({ found, url }: ActivityPageProps) {
  const { activity, checked, search } = found
  if (!found.times.ok) return <ActivityFailure problem={found.times.problem} url={url} />
  const chosen = readChoice(url.choice)
  const told = checked && (
    <CheckedTimeNotice
      key={`${url.choice} ${url.key}`}
      checked={checked}
      option={activity.options.find(({ optionCode }) => optionCode === chosen?.optionCode)}
      bookingOf={(offerId, total) =>
        summaryOf(url, bookingParameters(url, search, { offerId, total, activity: activity.activityCode }))
      }
    />
  )
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="mb-3 text-lg">
        <Trans>Days, times and prices</Trans>
      </h2>
      {told && <div className="mb-4">{told}</div>}
      <TimeChoice key={found.key} found={found} times={found.times.value} url={url} />
    </section>
  )
}

/** The activity, or its times, cannot be shown now. */
export function ActivityFailure({ problem, url }: { readonly problem: Problem; readonly url: ResultsUrl }) {
  const router = useRouter()
  return (
    <SearchFailure
      problem={problem}
      url={url}
      late={<Trans>The organizer did not answer in time</Trans>}
      failed={<Trans>We cannot ask the organizer right now</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
