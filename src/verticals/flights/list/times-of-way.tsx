import { useLingui } from '@lingui/react/macro'

interface TimesOfWayProps {
  readonly departs: string
  readonly lands: string
  /** by which the calendar has moved on at the arrival */
  readonly days: number
  readonly className?: string
}

/** When a direction leaves and lands, by the clocks of each place. */
export function TimesOfWay({ departs, lands, days, className = '' }: TimesOfWayProps) {
  return (
    <p className={`figures ${className}`}>
      {departs}
      {' – '}
      {lands}
      <DaysLater days={days} />
    </p>
  )
}

function DaysLater({ days }: { days: number }) {
  const { t } = useLingui()
  if (days === 0) return null
  const signed = days > 0 ? `+${days}` : `−${-days}`
  return (
    <sup className="ms-0.5 text-xs font-semibold text-accent">
      <span aria-hidden="true">{signed}</span>
      <span className="sr-only">
        {' '}
        {days === 1 ? t`the next day` : days === -1 ? t`the day before` : t`${signed} days`}
      </span>
    </sup>
  )
}
