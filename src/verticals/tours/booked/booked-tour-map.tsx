import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import { MapCard } from '#/features/trips/booked/map-card.tsx'
import type { Locale } from '#/i18n/locale.ts'
import { TourMap } from '../page/tour-map.tsx'
import { tourIn } from './booked-tour.ts'

/** The days of a booked tour on the map. */
export function BookedTourMap({ part }: { readonly part: BookedPart }) {
  const { i18n } = useLingui()
  const locale = i18n.locale as Locale
  const { tour } = tourIn(part).sold
  const shown = useMemo(
    () => ({
      name: tour.name[locale],
      line: tour.line.map(({ day, places }) => ({
        day,
        places: places.map(({ name, location }) => ({ name: name[locale], ...location })),
      })),
    }),
    [tour, locale],
  )
  return (
    <MapCard>
      <TourMap tour={shown} className="h-80" />
    </MapCard>
  )
}
