import type { FlightList, FlightNames } from '../../offer/flight-offer.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { type ResultsTable, departureTable, returnTable } from './results-table.ts'

/** An answer made ready for filtering: build it once a list, then ask for views. */
export interface FlightResults {
  readonly names: FlightNames
  readonly isRoundTrip: boolean
  readonly departures: ResultsTable
  /** the returns sold with a departure, by its slice's key */
  readonly returns: (outboundKey: string) => ResultsTable
}

/** Infants sit on a lap and take no bag of their own. */
const bagTravellersOf = (search: FlightSearch): number => search.adults + search.children

export const flightResults = (list: FlightList, search: FlightSearch): FlightResults => {
  const { offers: _offers, ...names } = list
  const bagTravellers = bagTravellersOf(search)
  const tables = new Map<string, ResultsTable>()
  const returns = (outboundKey: string): ResultsTable => {
    const asked = { from: search.to, to: search.from, day: search.return ?? search.departure, bagTravellers }
    const table = tables.get(outboundKey) ?? returnTable(list, outboundKey, asked)
    tables.set(outboundKey, table)
    return table
  }
  return {
    names,
    isRoundTrip: search.return !== undefined,
    departures: departureTable(list, { from: search.from, to: search.to, day: search.departure, bagTravellers }),
    returns,
  }
}
