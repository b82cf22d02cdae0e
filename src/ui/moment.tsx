import { useLingui } from '@lingui/react'
import { useHydrated } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { deviceZone, formatMoment } from '#domain/time/moment.ts'

const ServerZone = createContext('UTC')

/** For what the server writes whole for a reader whose zone it was told, as paper. */
export const MomentsInZone = ServerZone.Provider

/**
 * An ISO instant as a reader's clock shows it. The server does not know that clock and writes UTC, which hydration
 * confirms before the reader's own zone takes its place; copies kept on the device are rewritten when they are made.
 */
export function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui()
  const serverZone = use(ServerZone)
  const zone = useHydrated() ? deviceZone() : serverZone
  return (
    <time dateTime={at} data-moment>
      {formatMoment(at, i18n.locale, zone)}
    </time>
  )
}
