import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { meetingOf } from '#domain/activity-meeting.ts'
import type { ActivityAnswer } from '#domain/activity-questions.ts'
import { useActivityWords } from '../detail/use-activity-words.ts'
import { guideWords } from '../offer/activity-words.ts'
import type { SoldActivity } from './sold-activity.ts'

/** All that is said here of what was reserved is the same whatever it costs. */
interface SoldProps {
  readonly sold: Omit<SoldActivity, 'id' | 'price' | 'cancel'>
}

/** Which activity, and where. */
export function ActivityLine({ sold: { activity, option } }: SoldProps) {
  const words = useActivityWords()
  return (
    <div>
      <p className="font-semibold">{words.name(activity.name)}</p>
      <p className="text-sm text-muted">
        {words.name(option.name)} ·&nbsp;{words.name(activity.location.cityName)},{' '}
        {words.name(activity.location.countryName)}
      </p>
    </div>
  )
}

const unasked: readonly ActivityAnswer[] = []

interface ActivityWhenProps extends SoldProps {
  /** to the organiser's questions, once they are asked */
  readonly answers?: readonly ActivityAnswer[]
}

/** When it begins, by the clocks of the place, and where. */
export function ActivityWhen({ sold, answers = unasked }: ActivityWhenProps) {
  const words = useActivityWords()
  const { localDateTimeStart, localDateTimeEnd, openingHours, activity } = sold
  const [from, to] = openingHours
    ? [words.hour(openingHours.from), words.hour(openingHours.to)]
    : [words.time(localDateTimeStart), words.time(localDateTimeEnd)]
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">
          <Trans>When</Trans>
        </dt>
        <dd>
          <strong className="block font-semibold">{words.longDay(localDateTimeStart.slice(0, 10))}</strong>
          <span className="text-sm">
            {openingHours ? (
              <Trans>
                Come between {from} and {to}, local time
              </Trans>
            ) : (
              <Trans>
                {from} to {to}, local time
              </Trans>
            )}
          </span>
        </dd>
      </div>
      <WhereMet activity={activity} answers={answers} />
    </dl>
  )
}

interface WhereMetProps {
  readonly activity: SoldActivity['activity']
  readonly answers: readonly ActivityAnswer[]
}

function WhereMet({ activity, answers }: WhereMetProps) {
  const words = useActivityWords()
  const meeting = meetingOf(activity, answers)
  return (
    <div>
      <dt className="text-sm text-muted">
        {meeting.how === 'meeting_point' ? <Trans>Meeting point</Trans> : <Trans>Pickup</Trans>}
      </dt>
      <dd className="[overflow-wrap:anywhere]">
        {meeting.how === 'pickup_unknown' ? (
          <Trans>You tell the organizer where to pick you up.</Trans>
        ) : (
          <strong className="block font-semibold">{words.name(meeting.place.name)}</strong>
        )}
        {meeting.how === 'meeting_point' && (
          <span className="text-sm">{words.name(activity.meetingPoint.instructions)}</span>
        )}
      </dd>
    </div>
  )
}

/** Who comes along, and how the guide is heard. */
export function ActivityParty({ sold: { ages, unitItems, guideLanguage } }: SoldProps) {
  const { i18n } = useLingui()
  const words = useActivityWords()
  const codes = [...new Set(unitItems.map(({ unitCode }) => unitCode))]
  const units = codes.flatMap((code) => {
    const [first, ...others] = unitItems.filter(({ unitCode }) => unitCode === code)
    return first ? [`${others.length + 1} × ${words.name(first.name)}`] : []
  })
  return (
    <p className="text-sm">
      <Plural value={ages.length} one="# person" other="# people" />: {units.join(', ')}
      {guideLanguage && ` ·\u00a0${guideWords(i18n, `${guideLanguage.kind} ${guideLanguage.language}`)}`}
    </p>
  )
}
