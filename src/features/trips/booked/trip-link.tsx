import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isLocale, localizePathname } from '#/i18n/locale.ts'

interface TripLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** Not the router's: what leads from a trip is on paper too, where there is none. */
export function TripLink({ to, children }: TripLinkProps) {
  const { i18n } = useLingui()
  return (
    <a href={isLocale(i18n.locale) ? localizePathname(to, i18n.locale) : to} className="underline underline-offset-3">
      {children}
    </a>
  )
}
