import type { Filters } from '#/features/results/facet.ts'
import { type ListKind, type ListTable, tabulate } from '#/features/results/list-engine.ts'
import { type Direction } from '../../filters/flight-facet.ts'
import { narrowingFacets } from '../../filters/flight-facets.ts'
import { type FlightNeeds, withNeeds } from '../../offer/flight-needs.ts'
import type { FlightList, FlightNames } from '../../offer/flight-offer.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { passingReturns, returnFilters } from './passing-returns.ts'
import {
  type FlightLeg,
  type LegMeasures,
  allReturnLegs,
  departureLegs,
  measureLegs,
  returnLegs,
  withReturns,
} from './results-table.ts'

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
  /** the same at prices of the returns that the filters leave */
  readonly departuresWith: (filters: Filters) => FlightTable
  /** the returns sold with a departure, by its slice's key */
  readonly returns: (outboundKey: string) => FlightTable
}

const kindOf = (direction: Direction): ListKind<FlightLeg, FlightNames, LegMeasures> => ({
  facets: narrowingFacets[direction],
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
  const askedBack = { from: search.to, to: search.from, day: search.return ?? search.departure, bagTravellers }
  const tables = new Map<string, FlightTable>()
  const returns = (outboundKey: string): FlightTable => {
    const table = tables.get(outboundKey) ?? tableOf('inbound', returnLegs(list, outboundKey, askedBack))
    tables.set(outboundKey, table)
    return table
  }
  const askedOut = { from: search.from, to: search.to, day: search.departure, bagTravellers }
  const passing = passingReturns(() => allReturnLegs(list, askedBack))
  const departures = tableOf('outbound', departureLegs(list, askedOut, passing))
  let narrowed: { readonly asked: string; readonly table: FlightTable } | undefined
  const departuresWith = (filters: Filters): FlightTable => {
    const own = returnFilters(filters)
    const asked = JSON.stringify(own)
    if (asked === '{}') return departures
    if (narrowed?.asked !== asked) {
      const legs = withReturns(departures.rows, passing(own), bagTravellers)
      narrowed = { asked, table: tableOf('outbound', legs) }
    }
    return narrowed.table
  }
  return {
    names,
    isRoundTrip: search.return !== undefined,
    departures,
    departuresWith,
    returns,
  }
}
