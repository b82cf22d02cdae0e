import { Trans, useLingui } from '@lingui/react/macro'
import { zoneName } from '#domain/place/zone-name.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import { type WorkingHours, isAlwaysOpen } from './working-hours.ts'

const clockOf = (hour: number, locale: string): string =>
  formatClock(`${String(hour % 24).padStart(2, '0')}:00`, locale)

/** The hours at which somebody picks up, by the company's clock. */
export function EveryDayHours({ hours }: { readonly hours: WorkingHours }) {
  const { opens, closes, zone } = hours
  const { i18n } = useLingui()
  const [from, to] = [clockOf(opens, i18n.locale), clockOf(closes, i18n.locale)]
  const place = zoneName(i18n.locale, zone)
  if (isAlwaysOpen(hours)) return <Trans>Open 24 hours.</Trans>
  return (
    <Trans>
      Every day from {from} to {to} ({place}).
    </Trans>
  )
}
