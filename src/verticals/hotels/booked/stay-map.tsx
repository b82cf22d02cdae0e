import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { PlaceMap } from '#/features/map/place-map.tsx'
import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import { MapCard } from '#/features/trips/booked/map-card.tsx'
import { stayIn } from './booked-stay.ts'

/** Where the hotel is. */
export function StayMap({ part }: { readonly part: BookedPart }) {
  const { t } = useLingui()
  const { place, hotel } = stayIn(part)
  const { name } = hotel
  const { lat, lon } = place
  const places = useMemo(() => [{ id: 'hotel', name, lat, lon }], [name, lat, lon])
  return (
    <MapCard>
      <PlaceMap places={places} name={t`Map of ${name}`} />
    </MapCard>
  )
}
