import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { Price } from '#/ui/money/price.tsx'
import type { ActivityNames } from '../offer/activity.ts'
import { kindNames, languageName, languageOf, lastsWords } from '../offer/activity-words.ts'
import { cardParameters } from '../search/page-parameters.ts'
import type { ActivityRow } from './activities-view.ts'
import { ActivityPicture } from './activity-picture.tsx'
import { FreeUntil } from './free-until.tsx'

interface ActivityCardProps {
  readonly activity: ActivityRow
  readonly names: ActivityNames
}

const isSame = (before: ActivityCardProps, after: ActivityCardProps): boolean =>
  before.activity.code === after.activity.code &&
  before.activity.total === after.activity.total &&
  before.activity.isFree === after.activity.isFree &&
  before.activity.freeUntil === after.activity.freeUntil &&
  before.activity.name === after.activity.name &&
  before.names.people === after.names.people

/** One activity of the list: what it is, how long, where it begins, what all pay together, and until when it can be taken back. */
export const ActivityCard = memo(function ActivityCard({ activity, names }: ActivityCardProps) {
  return (
    <article className="@container/card relative overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge">
      <div className="grid grid-cols-[min(5rem,40vw_-_6rem)_1fr] card-wide:min-h-23.5 card-wide:grid-cols-[7rem_1fr]">
        <ActivityPicture activity={activity} className="h-full min-h-full w-full" />
        <div className="grid min-w-0 content-center gap-x-4 px-3 py-1.5 max-[359px]:px-2 card-wide:grid-cols-[minmax(0,1fr)_auto] card-wide:px-4 card-wide:py-1">
          <div className="min-w-0">
            <h3 className="line-clamp-2 text-base font-bold card-narrow:text-sm card-narrow:leading-4.75 card-wide:leading-5.5">
              <Link
                to="/activities/$activity"
                params={{ activity: activity.code }}
                search={(url) => cardParameters(readResultsUrl(url))}
                // the times of an activity are asked for only by whoever opens it
                preload={false}
                className="stretched-link"
              >
                {activity.name}
              </Link>
            </h3>
            <WhatAndWhere activity={activity} names={names} />
          </div>
          <PartyPrice activity={activity} names={names} />
          <Guides activity={activity} />
          <Cancelling activity={activity} />
        </div>
      </div>
    </article>
  )
}, isSame)

function WhatAndWhere({ activity, names }: ActivityCardProps) {
  const { i18n } = useLingui()
  const { kind, city, meetingPoint } = activity
  return (
    <p className="line-clamp-2 text-xs leading-4.5 text-muted">
      {i18n._(kindNames[kind])}
      {' ·\u00a0'}
      {lastsWords(i18n, activity)}
      <span className="card-narrow:sr-only">
        {' ·\u00a0'}
        {city === names.city ? meetingPoint : `${city}, ${meetingPoint}`}
      </span>
    </p>
  )
}

/** In which languages it is told, and whether the supplier has yet to say yes. */
function Guides({ activity: { guides, isByHand } }: Pick<ActivityCardProps, 'activity'>) {
  const { i18n } = useLingui()
  const languages = [...new Set(guides.map(languageOf))].map((code) => languageName(i18n, code)).join(', ')
  return (
    <p className="text-xs leading-4.5 text-muted empty:hidden">
      {languages !== '' && <Trans>In {languages}</Trans>}
      {languages !== '' && isByHand && ' ·\u00a0'}
      {isByHand && <Trans>Confirmed after you book</Trans>}
    </p>
  )
}

/** Whether the price can be taken back, and until when where that is known. */
function Cancelling({ activity: { freeUntil, isFree, zone } }: Pick<ActivityCardProps, 'activity'>) {
  const shape = 'text-xs leading-4.5 card-wide:col-span-2'
  if (freeUntil !== undefined) return <FreeUntil at={freeUntil} zone={zone} isRow className={shape} />
  return (
    isFree && (
      <p className={`text-good ${shape}`}>
        <Trans>Free cancellation</Trans>
      </p>
    )
  )
}

/** What all pay together first and largest; a person of them after. */
function PartyPrice({ activity: { total }, names: { currency, people } }: ActivityCardProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 leading-5.5 card-wide:col-start-2 card-wide:row-span-2 card-wide:row-start-1 card-wide:block card-wide:self-center card-wide:text-end">
      <span className="text-xs leading-4.5 text-muted card-wide:block">
        <Trans>from</Trans>
      </span>
      <Price
        money={{ amount: total, currency }}
        className="font-bold card-wide:text-[1.125rem] card-wide:leading-6"
        estimateClass="card-wide:block text-xs"
      />
      {people > 1 && (
        <span className="text-xs leading-4.5 text-muted card-narrow:sr-only card-wide:block">
          <Price money={{ amount: Math.round(total / people), currency }} estimateClass="hidden" />{' '}
          <Trans>per person</Trans>
        </span>
      )}
    </p>
  )
}
