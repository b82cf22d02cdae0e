import { type ListKind, type ListTable, tabulate } from '#/features/results/list-engine.ts'
import { type Direction } from '../../filters/flight-facet.ts'
import { flightFacets } from '../../filters/flight-facets.ts'
import { type FlightNeeds, withNeeds } from '../../offer/flight-needs.ts'
import type { FlightList, FlightNames } from '../../offer/flight-offer.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { type FlightLeg, type LegMeasures, departureLegs, measureLegs, returnLegs } from './results-table.ts'

/** One direction's flights, ready to be filtered and ordered. */
export interface FlightTable extends ListTable<FlightLeg, FlightNames, LegMeasures> {
  /** travellers with a seat of their own, each of whom takes the bag */
  readonly bagTravellers: number
}

/** An answer made ready for filtering: build it once a list, then ask for views. */
export interface FlightResults {
  readonly names: FlightNames
  readonly isRoundTrip: boolean
  readonly departures: FlightTable
  /** the returns sold with a departure, by its slice's key */
  readonly returns: (outboundKey: string) => FlightTable
}

const kindOf = (direction: Direction): ListKind<FlightLeg, FlightNames, LegMeasures> => ({
  facets: flightFacets[direction],
  sorts: flightSorts,
  measure: measureLegs,
})
const kinds = { outbound: kindOf('outbound'), inbound: kindOf('inbound') }

/** Infants sit on a lap and take no bag of their own. */
const bagTravellersOf = (search: FlightSearch): number => search.adults + search.children

export const flightResults = (all: FlightList, search: FlightSearch, needs?: FlightNeeds): FlightResults => {
  const list = needs ? withNeeds(all, search, needs) : all
  const { offers: _offers, ...names } = list
  const bagTravellers = bagTravellersOf(search)
  const tableOf = (direction: Direction, legs: readonly FlightLeg[]): FlightTable => ({
    ...tabulate(kinds[direction], legs),
    bagTravellers,
  })
  const tables = new Map<string, FlightTable>()
  const returns = (outboundKey: string): FlightTable => {
    const asked = { from: search.to, to: search.from, day: search.return ?? search.departure, bagTravellers }
    const table = tables.get(outboundKey) ?? tableOf('inbound', returnLegs(list, outboundKey, asked))
    tables.set(outboundKey, table)
    return table
  }
  const asked = { from: search.from, to: search.to, day: search.departure, bagTravellers }
  return {
    names,
    isRoundTrip: search.return !== undefined,
    departures: tableOf('outbound', departureLegs(list, asked)),
    returns,
  }
}
