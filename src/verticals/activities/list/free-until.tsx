import { Trans, useLingui } from '@lingui/react/macro'

interface FreeUntilProps {
  /** ISO instant */
  readonly at: string
  /** IANA, of the place */
  readonly zone: string
  readonly className?: string
  /** in a row of a list, which has no room for the hour on a phone */
  readonly isRow?: boolean
}

/** Until when cancelling is free, by the clocks of the place, which is where the deadline counts. */
export function FreeUntil({ at, zone, className = '', isRow = false }: FreeUntilProps) {
  const { i18n } = useLingui()
  const until = new Date(at)
  const day = i18n.date(until, { timeZone: zone, month: 'short', day: 'numeric' })
  const time = i18n.date(until, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
  return (
    <p className={`text-good ${className}`}>
      <Trans>
        Free cancellation until {day}
        <span className={isRow ? 'card-narrow:sr-only' : undefined}>, {time} local time</span>
      </Trans>
    </p>
  )
}
