import { Trans, useLingui } from '@lingui/react/macro'
import type { BookedPart } from '#/features/trips/booked/booked-trip.ts'
import { MapCard } from '#/features/trips/booked/map-card.tsx'
import { useTripWords } from '#/features/trips/booked/trip-words.tsx'
import { flownDistance } from '#/ui/chart/flown-distance.ts'
import { RouteMap, type RouteLeg } from '#/ui/chart/route-map.tsx'
import { type BookedFlight, type BookedPlace, flightIn } from './booked-flight.ts'

/** Every stretch that is flown, each once whichever way. */
const stretchesOf = ({ journeys }: BookedFlight): readonly (readonly [BookedPlace, BookedPlace])[] => {
  const known = new Map<string, readonly [BookedPlace, BookedPlace]>()
  for (const { from, to } of journeys.flatMap(({ legs }) => legs)) {
    const key = [from.code, to.code].toSorted().join()
    if (!known.has(key)) known.set(key, [from, to])
  }
  return [...known.values()]
}

const closest = 150

/** The flights of a booking on the globe, and how far they are: on the screen alone, for its words stand above it. */
export function BookedRoute({ part }: { readonly part: BookedPart }) {
  const { i18n } = useLingui()
  const words = useTripWords()
  const flight = flightIn(part)
  const stretches = stretchesOf(flight)
  const stopOf = (place: BookedPlace) => ({ ...place, name: words.name(place.city) })
  const legs = stretches.map(([from, to]): RouteLeg => [stopOf(from), stopOf(to)])
  const flown = flight.journeys.flatMap((journey) => journey.legs.map(({ from, to }) => [from, to] as const))
  const distance = flownDistance(i18n, flown)
  return (
    <MapCard title={<Trans>Your flights on the map</Trans>}>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <RouteMap legs={legs} narrowest={closest} codes />
      </div>
      <p className="text-sm text-muted">
        <Trans>The shortest way from airport to airport: {distance} in all.</Trans>
      </p>
    </MapCard>
  )
}
