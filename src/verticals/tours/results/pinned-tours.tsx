import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { DrawnMap } from '#/features/map/drawn-map.tsx'
import type { Pin } from '#/features/map/pins/pin.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { TourCard } from '../list/tour-card.tsx'
import type { ToursView } from '../list/tours-view.ts'

interface PinnedToursProps {
  readonly view: ToursView
  readonly search: ResultsUrl
  readonly title: string
}

/** Where the tours of the page begin. It is loaded with the map, which a phone shows nobody who does not ask. */
export function PinnedTours({ view: { list, names }, search, title }: PinnedToursProps) {
  const { i18n } = useLingui()
  const { page } = useRouter().options.context
  const { rows } = list
  const pins = useMemo(
    () =>
      rows.flatMap(({ tour, departure }): readonly Pin[] => {
        const [first] = tour.places
        const label = formatMoney({ amount: departure.total, currency: names.currency }, i18n.locale, 'short')
        const at = first && { latitude: first.lat, longitude: first.lon }
        return at ? [{ id: tour.code, at, name: `${tour.name}, ${label}`, label }] : []
      }),
    [rows, names, i18n.locale],
  )
  const chosenCard = (code: string) => {
    const row = rows.find(({ tour }) => tour.code === code)
    return row && <TourCard {...row} people={names.people} search={search} />
  }
  return <DrawnMap pins={pins} name={title} chosenCard={chosenCard} styleUrl={page.mapStyle} />
}
