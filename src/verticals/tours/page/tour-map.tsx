import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ItemMap } from '#/features/map/item-map.tsx'
import { PinScope } from '#/features/map/pins/pin-scope.tsx'
import type { Pin } from '#/features/map/pins/pin.ts'
import type { TourDay, TourPage } from '../offer/tour.ts'
import { daysText, tourStops } from './tour-stops.ts'

interface TourMapProps {
  readonly tour: Pick<TourPage, 'name'> & { readonly line: readonly Pick<TourDay, 'day' | 'places'>[] }
  /** how large it is; as tall as the screen, and beside what is scrolled, where it is missing */
  readonly className?: string
}

const besideItsDays = 'h-96 lg:sticky lg:top-4 lg:h-[min(40rem,calc(100dvh-2rem))]'

/** The line of days on the map: each place with the days on which the tour is there. */
export function TourMap({ tour: { line, name }, className = besideItsDays }: TourMapProps) {
  const { t } = useLingui()
  const { page } = useRouter().options.context
  const pins = useMemo(
    () =>
      tourStops(line).map(({ place, days }): Pin => {
        const label = daysText(days)
        return {
          id: `${place.lat},${place.lon}`,
          at: { latitude: place.lat, longitude: place.lon },
          name: t`${label} · ${place.name}, days of the tour`,
          label: `${label} · ${place.name}`,
        }
      }),
    [line, t],
  )
  const course = useMemo(
    () => [line.flatMap(({ places }) => places.map(({ lat, lon }) => ({ latitude: lat, longitude: lon })))],
    [line],
  )
  return (
    <PinScope>
      <div className={className}>
        <ItemMap pins={pins} lines={course} name={t`Map of ${name}`} styleUrl={page.mapStyle} />
      </div>
    </PinScope>
  )
}
