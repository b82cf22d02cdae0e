import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ActivityLine, ActivityParty } from '../booking/activity-facts.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import type { BookedActivity } from './booked-activity.ts'

interface CalledOffProps extends Pick<BookedActivity, 'sold'> {
  /** missing where its traveller canceled it */
  readonly reason: BookedActivity['calledOff']
}

/** What it was, and that it is not: nothing of where to come, and nothing to cancel. */
export function CalledOff({ sold, reason }: CalledOffProps) {
  const words = useActivityWords()
  return (
    <>
      {reason && (
        <Notice tone="warn" title={<Trans>The organizer called it off</Trans>}>
          {reason === 'weather' ? (
            <Trans>The weather does not allow it. All you paid for the activity is given back.</Trans>
          ) : (
            <Trans>Too few people would have come. All you paid for the activity is given back.</Trans>
          )}
        </Notice>
      )}
      <TitledCard title={<Trans>Your activity</Trans>}>
        <ActivityLine sold={sold} />
        <p className="text-sm">{words.longDay(sold.localDateTimeStart.slice(0, 10))}</p>
        <ActivityParty sold={sold} />
      </TitledCard>
    </>
  )
}
