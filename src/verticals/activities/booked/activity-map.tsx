import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { PlaceMap } from '#/features/map/place-map.tsx'
import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import { MapCard } from '#/features/trips/booked/map-card.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import { activityIn } from './booked-activity.ts'

/** Where one has to be. */
export function ActivityMap({ part }: { readonly part: BookedPart }) {
  const { t } = useLingui()
  const words = useActivityWords()
  const { meetingPoint } = activityIn(part).sold.activity
  const name = words.name(meetingPoint.name)
  const { lat, lon } = meetingPoint.location
  const places = useMemo(() => [{ id: 'meeting', name, lat, lon }], [name, lat, lon])
  return (
    <MapCard>
      <PlaceMap places={places} name={t`Map of ${name}`} />
    </MapCard>
  )
}
