import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#/i18n/locale.ts'
import { DrawnMap } from '#/features/map/drawn-map.tsx'
import type { Pin } from '#/features/map/pins/pin.ts'
import { ExploreLink } from './explore-card.tsx'
import type { ExploreTrip } from './explore-trips.ts'

interface PinnedPlacesProps {
  readonly trips: readonly ExploreTrip[]
  readonly title: string
  readonly locale: Locale
}

/** The places of the list on the map, each with its price. */
export function PinnedPlaces({ trips, title, locale }: PinnedPlacesProps) {
  const { t } = useLingui()
  const { page } = useRouter().options.context
  const pins = useMemo(
    () =>
      trips.map(({ to, price }): Pin => {
        const label = formatMoney(price, locale, 'short')
        const name = to.names[locale]
        return { id: to.code, at: to, name: t`${name}, from ${label}`, label }
      }),
    [trips, locale, t],
  )
  const cardOf = useCallback(
    (id: string) => {
      const trip = trips.find(({ to }) => to.code === id)
      return trip && <ExploreLink trip={trip} locale={locale} />
    },
    [trips, locale],
  )
  return <DrawnMap pins={pins} name={title} chosenCard={cardOf} styleUrl={page.mapStyle} />
}
