import { Trans } from '@lingui/react/macro'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/notice.tsx'
import { Price } from '#/ui/money/price.tsx'
import { FreeUntil } from '../list/free-until.tsx'
import { partySize } from '../search/activity-search.ts'
import { ChooseTime } from './choose-time.tsx'
import type { ActivityDay, ActivityForParty, ActivityOption, OptionTimes } from './loaded-activity.ts'
import { RefusalWords } from './refusal-words.tsx'
import { TimeStatus, TimeWords, UnitPrices } from './time-row.tsx'
import { useActivityWords } from './use-activity-words.ts'

/** Days that are shown before somebody asks for more. */
const daysAtOnce = 7

interface OptionProps {
  readonly option: ActivityOption
  readonly times: OptionTimes
  readonly found: ActivityForParty
  /** of the time that is being reserved */
  readonly asking: string | undefined
}

/** One way to have the activity, with each of its times on the days asked for. */
export function OptionTimesCard({ option, times, found, asking }: OptionProps) {
  const words = useActivityWords()
  const { days, refusal } = times
  const later = days.slice(daysAtOnce)
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="text-base font-bold">{words.name(option.name)}</h3>
        <p className="text-sm text-muted">{option.units.map((unit) => words.unit(unit)).join(' ·\u00a0')}</p>
      </div>
      {refusal ? (
        <Notice tone="warn" title={<Trans>Your group cannot have this</Trans>}>
          <RefusalWords refusal={refusal} option={option} />
        </Notice>
      ) : (
        <>
          <Days days={days.slice(0, daysAtOnce)} {...{ option, found, asking }} />
          {later.length > 0 && (
            <details>
              <summary className="min-h-9 cursor-pointer font-semibold text-primary-strong">
                <Trans>More days</Trans>
              </summary>
              <Days days={later} {...{ option, found, asking }} />
            </details>
          )}
        </>
      )}
    </Card>
  )
}

function Days({ days, ...props }: Omit<OptionProps, 'times'> & { readonly days: readonly ActivityDay[] }) {
  return (
    <ul className="divide-y divide-line">
      {days.map((day) => (
        <Day key={day.date} day={day} {...props} />
      ))}
    </ul>
  )
}

function Day({
  day: { date, times },
  option,
  found,
  asking,
}: Omit<OptionProps, 'times'> & { readonly day: ActivityDay }) {
  const words = useActivityWords()
  const { activity, search, askedAt } = found
  const { timeZone } = activity.location
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[8rem_1fr]">
      <h4 className="font-semibold">{words.day(date)}</h4>
      {times.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>Not on this day</Trans>
        </p>
      ) : (
        <ul className="@container flex flex-col gap-3">
          {times.map((time) => (
            <li
              key={time.localDateTimeStart}
              className="grid items-center gap-x-4 gap-y-1 max-sm:@[14rem]:grid-cols-[1fr_auto] sm:grid-cols-[7rem_1fr_auto]"
            >
              <div>
                <p className="font-semibold figures">
                  <TimeWords time={time} />
                </p>
                <p className="text-xs text-muted">
                  <TimeStatus time={time} pricing={option.pricing} people={partySize(search.party)} askedAt={askedAt} />
                </p>
              </div>
              {time.available && (
                <>
                  <div className="max-sm:col-start-1 max-sm:row-start-2">
                    <p>
                      <Price money={time.price.total} className="font-bold" estimateClass="block" />
                    </p>
                    <UnitPrices time={time} option={option} />
                    {time.freeUntil !== null && <FreeUntil at={time.freeUntil} zone={timeZone} className="text-xs" />}
                  </div>
                  <ChooseTime option={option} day={date} time={time} asking={asking} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
