import type { FlightNames } from '../offer/flight-offer.ts'
import type { FlightLeg } from '../results/query/results-table.ts'
import type { AnyFacet } from '#/features/results/facet.ts'
import * as filters from './filters.ts'
import { ofDepartures } from './of-departures.ts'
import type { Direction, FlightFacet } from './flight-facet.ts'

type Facets = readonly AnyFacet<FlightLeg, FlightNames>[]

const all: readonly FlightFacet[] = Object.values(filters)

const inOrder = (direction: Direction): Facets =>
  all.map((facet) => facet[direction]).toSorted((a, b) => a.place - b.place)

/** The filters of each direction, as the panel has them from its top. */
export const flightFacets: Readonly<Record<Direction, Facets>> = {
  outbound: inOrder('outbound'),
  inbound: inOrder('inbound'),
}

/** The filters that the way back has for itself. */
export const returnFacets: Facets = flightFacets.inbound.filter((facet) => !flightFacets.outbound.includes(facet))

/** All filters that narrow a list of each direction: departures are sold with a return, so that its filters are asked of them as well. */
export const narrowingFacets: Readonly<Record<Direction, Facets>> = {
  outbound: [...flightFacets.outbound, ...returnFacets.map(ofDepartures)],
  inbound: flightFacets.inbound,
}

/** The filters of both directions, each once. */
export const allFlightFacets: Facets = [...new Set([...flightFacets.outbound, ...flightFacets.inbound])]
