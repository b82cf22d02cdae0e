import { addDays, nightsBetween } from '#domain/time/dates.ts'
import { lastSegment } from '../flights/offer/flight-offer.ts'
import { bagParameters } from '../flights/trip/trip-url.ts'
import type { PricedTrip } from '../flights/trip/priced-trip.ts'

export type FlightsOfTrip = Pick<PricedTrip, 'offerId' | 'total' | 'directions' | 'travellers' | 'holdOnly'>

/** As many days as a search for activities may ask for. */
const mostDays = 30

const dayOfMinutes = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 10)

/**
 * The search for what those who fly can do where they land, between their flights; undefined where nothing is sold there, where ages are
 * not known, where seats are only held, and where they turn back at once. The days of the flights are left out.
 */
export const activitiesWith = (
  { offerId, total, directions, travellers, holdOnly }: FlightsOfTrip,
  destination: string | undefined,
  withExtras = false,
) => {
  const [onward, back] = directions
  const isGrown = travellers.every(({ kind }) => kind === 'adult')
  if (!onward || destination === undefined || !isGrown || holdOnly) return undefined
  const from = addDays(dayOfMinutes(lastSegment(onward.slice).arrival), 1)
  const leaves = back?.slice.segments[0]?.departure
  const to = leaves === undefined ? addDays(from, 7) : addDays(dayOfMinutes(leaves), -1)
  if (to < from) return undefined
  return {
    destination,
    from,
    to: nightsBetween(from, to) > mostDays ? addDays(from, mostDays) : to,
    guests: String(travellers.reduce((sum, { ids }) => sum + ids.length, 0)),
    flight: offerId,
    flightShown: String(total.amount),
    ...bagParameters({ withExtras }),
  }
}
