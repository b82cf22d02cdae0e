import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { DrawnMap } from '#/features/map/drawn-map.tsx'
import type { Pin } from '#/features/map/pins/pin.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { TourCard } from '../list/tour-card.tsx'
import type { TourPlace } from '../offer/tour.ts'
import type { ToursView } from '../list/tours-view.ts'

interface PinnedToursProps {
  readonly view: ToursView
  readonly search: ResultsUrl
  readonly title: string
}

const pointOf = ({ lat, lon }: TourPlace) => ({ latitude: lat, longitude: lon })

/** Where the tours of the page begin, and the ways that they go: one alone is seen whole. It is loaded with the map, which a phone shows nobody who does not ask. */
export function PinnedTours({ view: { list, names }, search, title }: PinnedToursProps) {
  const { i18n } = useLingui()
  const { page } = useRouter().options.context
  const { rows } = list
  const pins = useMemo(
    () =>
      rows.flatMap(({ tour, departure }): readonly Pin[] => {
        const [first] = tour.places
        const label = formatMoney({ amount: departure.total, currency: names.currency }, i18n.locale, 'short')
        return first ? [{ id: tour.code, at: pointOf(first), name: `${tour.name}, ${label}`, label }] : []
      }),
    [rows, names, i18n.locale],
  )
  const ways = useMemo(() => rows.map(({ tour }) => tour.places.map(pointOf)), [rows])
  const chosenCard = (code: string) => {
    const row = rows.find(({ tour }) => tour.code === code)
    return row && <TourCard {...row} people={names.people} search={search} />
  }
  return <DrawnMap pins={pins} lines={ways} name={title} chosenCard={chosenCard} styleUrl={page.mapStyle} />
}
