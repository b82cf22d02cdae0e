import { Trans, useLingui } from '@lingui/react/macro'
import { withArticle } from '#domain/time/clock-time.ts'
import { Icon } from '#/ui/icon.tsx'
import { callWindow } from './call-hours.ts'
import { type WorkingHours, isAlwaysOpen } from './working-hours.ts'
import { EveryDayHours } from './every-day-hours.tsx'

interface CallHoursWordsProps {
  readonly hours: WorkingHours
  readonly now: Date
  /** the visitor's own IANA zone, where it is known */
  readonly zone: string | undefined
}

const clock = (locale: string, timeZone: string) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  return (instant: Date): string => format.format(instant)
}

/** Whether somebody picks up just now, and the hours by the company's clock and by the visitor's. */
export function CallHoursWords({ hours, now, zone }: CallHoursWordsProps) {
  const { i18n } = useLingui()
  if (isAlwaysOpen(hours))
    return (
      <p className="text-sm text-muted">
        <EveryDayHours hours={hours} />
      </p>
    )
  const { isOpen, opensAt, closesAt } = callWindow(hours, now)
  const there = clock(i18n.locale, hours.zone)
  const here = clock(i18n.locale, zone ?? hours.zone)
  const until = withArticle(here(closesAt), i18n.locale)
  const at = withArticle(here(opensAt), i18n.locale)
  const isElsewhere = zone !== undefined && here(opensAt) !== there(opensAt)
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Icon
          name={isOpen ? 'i-lucide-circle-check' : 'i-lucide-moon'}
          className={isOpen ? 'size-4.5 text-good' : 'size-4.5'}
        />
        {isOpen ? <Trans>Open now, until {until}</Trans> : <Trans>Closed now, opens at {at}</Trans>}
      </p>
      <p className="text-muted figures">
        <EveryDayHours hours={hours} />
      </p>
      {isElsewhere && (
        <p className="text-muted figures">
          <Trans>
            In your time, from {here(opensAt)} to {here(closesAt)}.
          </Trans>
        </p>
      )}
    </div>
  )
}
