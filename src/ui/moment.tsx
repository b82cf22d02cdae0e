import { useLingui } from '@lingui/react'
import { useHydrated } from '@tanstack/react-router'
import { deviceZone, formatMoment } from '#domain/time/moment.ts'

/**
 * An ISO instant as a reader's clock shows it. The server does not know that clock and writes UTC, which hydration
 * confirms before the reader's own zone takes its place; copies kept on the device are rewritten when they are made.
 */
export function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui()
  const zone = useHydrated() ? deviceZone() : 'UTC'
  return (
    <time dateTime={at} data-moment>
      {formatMoment(at, i18n.locale, zone)}
    </time>
  )
}
