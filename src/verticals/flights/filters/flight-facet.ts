import type { FlightNames } from '../offer/flight-offer.ts'
import type { FlightLeg } from '../results/query/results-table.ts'
import type { Facet } from '#/features/results/facet.ts'

export type Direction = 'outbound' | 'inbound'

/** A filter of flights, for each direction of a trip: the same one where it is about the whole trip. */
export interface FlightFacet<Value = unknown, Column = unknown> {
  readonly outbound: Facet<FlightLeg, FlightNames, Value, Column>
  readonly inbound: Facet<FlightLeg, FlightNames, Value, Column>
}

/** A filter that each direction has for itself: the way back writes `rstops` where the way out writes `stops`. */
export const ofEachWay = <Value, Column>(
  make: (parameter: (name: string) => string) => Facet<FlightLeg, FlightNames, Value, Column>,
): FlightFacet<Value, Column> => ({ outbound: make((name) => name), inbound: make((name) => `r${name}`) })

export const ofWholeTrip = <Value, Column>(
  facet: Facet<FlightLeg, FlightNames, Value, Column>,
): FlightFacet<Value, Column> => ({ outbound: facet, inbound: facet })
