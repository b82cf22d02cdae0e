import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { Scene } from '#/ui/scene/scene.tsx'

interface AboutPackagesProps {
  /** the search */
  readonly children: ReactNode
}

/** What a package is, with its search. */
export function AboutPackages({ children }: AboutPackagesProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-6 sm:py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Flight + hotel, one price</Trans>
        </h1>
        <p className="max-w-160 text-muted sm:text-lg">
          <Trans>Choose the flight, then the hotel. You pay once, and less than for the two apart.</Trans>
        </p>
      </header>
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">{children}</div>
      <Scene place={{ code: 'PKG', terrain: 'coast', hour: 'day' }} className="h-40 w-full rounded-2xl sm:h-56" />
      <ul className="grid gap-6 sm:grid-cols-3">
        <Point icon="i-lucide-badge-dollar-sign" title={<Trans>One price, all of it</Trans>}>
          <Trans>
            Every price is for flight and hotel together, with taxes and fees. What the hotel takes itself is inside it,
            and we tell you how much.
          </Trans>
        </Point>
        <Point icon="i-lucide-shield-check" title={<Trans>Both or neither</Trans>}>
          <Trans>
            If the airline or the hotel cannot confirm, we give the other one back and charge nothing. If giving it back
            costs something, you decide.
          </Trans>
        </Point>
        <Point icon="i-lucide-calendar-check" title={<Trans>The days fit</Trans>}>
          <Trans>
            Your stay begins on the day your flight arrives, even if that is the next one, and ends on the day you fly
            back.
          </Trans>
        </Point>
      </ul>
    </div>
  )
}

interface PointProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly children: ReactNode
}

function Point({ icon, title, children }: PointProps) {
  return (
    <li className="flex flex-col gap-2">
      <Icon name={icon} className="size-6 text-primary-strong" />
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="text-sm text-muted">{children}</p>
    </li>
  )
}
