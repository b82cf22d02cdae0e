import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Locale } from '#/i18n/locale.ts'
import { classNames } from '#/ui/class-names.ts'
import { Price } from '#/ui/money/price.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { usePinned } from '#/features/map/pins/pin-scope.tsx'
import type { ExploreTrip } from './explore-trips.ts'

interface ExploreCardProps {
  readonly trip: ExploreTrip
  readonly locale: Locale
}

/** A place of the list, which answers its pin on the map, and leads to the results of the day whose price it is. */
export function ExploreCard({ trip, locale }: ExploreCardProps) {
  const { isPointed, isChosen, card } = usePinned(trip.to.code)
  return (
    <li
      {...card}
      className={classNames('rounded-2xl', isChosen ? 'ring-3 ring-primary' : isPointed && 'ring-2 ring-edge')}
    >
      <ExploreLink trip={trip} locale={locale} />
    </li>
  )
}

export function ExploreLink({ trip: { to, departure, return: back, price, url, search }, locale }: ExploreCardProps) {
  const { i18n } = useLingui()
  const words = (day: string): string =>
    day && i18n.date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Link
      to="/$url/results"
      params={{ url }}
      search={search}
      preload={false}
      className="flex min-h-18 overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge"
    >
      <Scene place={to.scene} className="h-auto w-18 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 px-3 py-1.5">
        <span className="flex flex-col">
          <span className="font-bold">{to.names[locale]}</span>
          <span className="text-sm text-muted figures">
            {[departure, back ?? ''].map(words).filter(Boolean).join(' – ')}
          </span>
        </span>
        <span className="text-sm text-muted">
          <Trans>
            from <Price money={price} className="font-bold text-ink" estimateClass="block text-xs" />
          </Trans>
        </span>
      </span>
    </Link>
  )
}
