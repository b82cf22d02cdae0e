import { type HubAirport, hubAirports } from './hubs.ts'
import type { Leg } from './leg.ts'
import { type EndPlace, legsBetween } from './legs.ts'

/** Connecting services between one end of a journey and each hub airport, leaving the end, by the hub's index. */
export interface Spokes {
  readonly end: EndPlace
  readonly legs: ReadonlyArray<readonly Leg[]>
  /** the hubs that have any */
  readonly hubs: readonly HubAirport[]
  /** the same services from a hub to the end, turned round when they are first asked for */
  readonly arriving: (hub: HubAirport) => readonly Leg[]
}

const none: readonly Leg[] = []

export const hubEnd = (hub: HubAirport): EndPlace => ({ place: hub.place, lifelines: [] })

export const connecting = (legs: readonly Leg[]): readonly Leg[] =>
  legs.length === 0 ? none : legs.filter((leg) => leg.airline.connects)

export const spokesOf = (end: EndPlace): Spokes => {
  const legs = hubAirports.map((hub) => connecting(legsBetween(end, hubEnd(hub))))
  const turned = new Map<HubAirport, readonly Leg[]>()
  const arriving = (hub: HubAirport): readonly Leg[] => {
    const known = turned.get(hub) ?? (legs[hub.index] ?? none).map((leg) => leg.reversed)
    turned.set(hub, known)
    return known
  }
  return { end, legs, hubs: hubAirports.filter((hub) => legs[hub.index]?.length), arriving }
}

export const legsTo = ({ legs }: Spokes, hub: HubAirport): readonly Leg[] => legs[hub.index] ?? none

/** Kilometres from the end to a hub that it is connected with. */
export const kmTo = ({ legs }: Spokes, hub: HubAirport): number => legs[hub.index]?.[0]?.km ?? 0
