import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { meetingOf } from '#domain/activity-meeting.ts'
import { PlaceMap } from '#/features/map/place-map.tsx'
import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import { MapCard } from '#/features/trips/booked/map-card.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import { activityIn } from './booked-activity.ts'

/** Where one has to be; nothing where that is a place in words, which no map has. */
export function ActivityMap({ part }: { readonly part: BookedPart }) {
  const { t } = useLingui()
  const words = useActivityWords()
  const { sold, answers } = activityIn(part)
  const meeting = meetingOf(sold.activity, answers)
  const place = meeting.how === 'pickup_unknown' ? undefined : meeting.place
  const name = place ? words.name(place.name) : ''
  const { lat, lon } = place?.location ?? {}
  const places = useMemo(
    () => (lat === undefined || lon === undefined ? [] : [{ id: 'meeting', name, lat, lon }]),
    [name, lat, lon],
  )
  if (places.length === 0) return null
  return (
    <MapCard>
      <PlaceMap places={places} name={t`Map of ${name}`} />
    </MapCard>
  )
}
