import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DrawnMap } from '#/features/map/drawn-map.tsx'
import { HotelCard } from '../list/hotel-card.tsx'
import { hotelLabels, hotelPins } from '../list/hotel-pins.ts'
import type { HotelsView } from '../list/hotels-view.ts'

interface PinnedHotelsProps {
  readonly view: HotelsView
  readonly title: string
}

/** The hotels of the page where they are. It is loaded with the map, which a phone shows nobody who does not ask. */
export function PinnedHotels({ view: { list, names }, title }: PinnedHotelsProps) {
  const { i18n } = useLingui()
  const { locale, page } = useRouter().options.context
  const { rows } = list
  const pins = useMemo(() => hotelPins(rows, names.currency, i18n.locale), [rows, names, i18n.locale])
  const labels = useMemo(() => hotelLabels(rows, names, locale), [rows, names, locale])
  const chosenCard = (code: string) => {
    const row = rows.find(({ hotel }) => hotel.code === code)
    return row && <HotelCard row={row} names={names} />
  }
  return <DrawnMap pins={pins} labels={labels} name={title} chosenCard={chosenCard} styleUrl={page.mapStyle} />
}
