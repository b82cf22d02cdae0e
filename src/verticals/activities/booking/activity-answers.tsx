import { Trans } from '@lingui/react/macro'
import type { ActivityAnswer } from '#domain/activity-questions.ts'
import { readableAnswers } from '#domain/readable-answers.ts'
import { Fact } from '#/features/trips/booked/booked-travellers.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import type { SoldActivity } from './sold-activity.ts'
import { TravelerLabel } from './traveler-label.tsx'

interface ActivityAnswersProps {
  readonly sold: Pick<SoldActivity, 'activity' | 'ages'>
  readonly answers: readonly ActivityAnswer[]
}

/** What the organiser was told, in the order in which it was asked; nothing where nothing is asked. */
export function ActivityAnswers({ sold: { activity, ages }, answers }: ActivityAnswersProps) {
  const { locale } = useActivityWords()
  const told = readableAnswers(activity, answers, locale)
  if (told.length === 0) return null
  return (
    <section className="flex flex-col gap-2 text-sm">
      <h3 className="text-base font-semibold">
        <Trans>What you told the organizer</Trans>
      </h3>
      {[...new Set(told.map(({ traveler }) => traveler))].map((traveler) => (
        <div key={traveler ?? 0} className="break-inside-avoid">
          {traveler !== null && (
            <p className="font-semibold">
              <TravelerLabel traveler={traveler} ages={ages} />
            </p>
          )}
          <dl>
            {told
              .filter((own) => own.traveler === traveler)
              .map(({ question, label, text }) => (
                <Fact key={question} name={label} value={text} />
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
