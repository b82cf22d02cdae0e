import type { Bags, FlightItem, TripJourney } from './flight-item.ts'

/** A first checked bag for each traveller with a seat of their own, in each direction that sells one and includes none. */
export const firstBags = ({ travellers, journeys: { onward, return: back } }: FlightItem): Bags => {
  const each = Object.fromEntries(travellers.filter(({ type }) => type !== 'infant').map(({ id }) => [id, 1]))
  const first = (journey: TripJourney | null) => (journey?.bag && !journey.included ? each : {})
  return { onward: first(onward), return: first(back) }
}
