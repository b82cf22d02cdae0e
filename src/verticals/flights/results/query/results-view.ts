import { type Facets, facetsOf, failures, fareFlagsOf, totalsOf } from '../../filters/facets.ts'
import type { Fare, FlightNames, FlightOffer, Slice } from '../../offer/flight-offer.ts'
import type { FlightResults } from './flight-results.ts'
import { type FlightSort, flightSorts, rowOrder } from '../../filters/flight-sorts.ts'
import { type ResultsQuery, pageSize } from './results-query.ts'
import {
  type BagState,
  type PricedFare,
  type ResultsTable,
  bagState,
  cheapestFare,
  fareFlag,
  totalWithBag,
} from './results-table.ts'

/** Filters for which a flight may be shown at a dearer fare than its cheapest. */
const fareConditions = ['refundable', 'zeroPenalty'] as const
type FareCondition = (typeof fareConditions)[number]

/** One flight of the list as its row shows it. Amounts are minor units of the list's currency. */
export interface FlightRow {
  readonly slice: Slice
  /** the offer with the fare that the price is of */
  readonly offerId: string
  /** for all travellers and the whole trip; with the bag where asked */
  readonly total: number
  /** undefined where the price is of another fare than the cheapest, or holds bags */
  readonly perAdult: number | undefined
  readonly bag: BagState
  /** true where a return with this departure costs more: the total is that of the cheapest one */
  readonly isLowest: boolean
  /** of a return: what it adds to the price of the chosen departure; undefined for a departure */
  readonly more: number | undefined
  /** what is asked of the fare, where the flight's cheapest fare does not have it */
  readonly raisedBy: readonly FareCondition[]
  readonly label: string
  readonly seats: number
  readonly holdOnly: boolean
}

/** What leads each order, so that a traveller sees what it would give. */
export type SortLeaders = Partial<Record<FlightSort, { readonly total: number; readonly minutes: number }>>

export interface ListedFlights {
  readonly rows: readonly FlightRow[]
  /** rows before and after filtering */
  readonly total: number
  readonly matched: number
  readonly page: number
  readonly pages: number
  readonly facets: Facets
  readonly leaders: SortLeaders
}

/** A fare as it is chosen: with the bag, where the prices of the list have it. */
export interface FareChoice {
  readonly fare: Fare
  readonly total: number
  /** how the bag stands with the total; undefined where none was asked for */
  readonly bag: BagState | undefined
}

type ResultsStage = 'departure' | 'return' | 'fares'

/** All that one page of results shows, as plain data. */
export interface ResultsView {
  readonly names: FlightNames
  readonly stage: ResultsStage
  /** undefined once all is chosen */
  readonly list: ListedFlights | undefined
  readonly outbound: FlightRow | undefined
  readonly inbound: FlightRow | undefined
  /** the fares of what was chosen, cheapest first; empty before */
  readonly fares: readonly FareChoice[]
  /** true where a flight was chosen that this answer does not hold */
  readonly choiceGone: boolean
}

const raisedBy = (total: number, plain: number, flags: number): readonly FareCondition[] =>
  total > plain ? fareConditions.filter((condition) => (flags & fareFlag[condition]) !== 0) : []

type RowPrices = Pick<FlightRow, 'isLowest' | 'more' | 'raisedBy'>

const rowOf = (slice: Slice, { offer, fare, total, bag }: PricedFare, prices: RowPrices): FlightRow => ({
  slice,
  ...prices,
  offerId: fare.id,
  total,
  perAdult: total === offer.fares[0]?.total ? offer.perAdult : undefined,
  bag,
  label: fare.rules.label,
  seats: offer.seats,
  holdOnly: offer.holdOnly,
})

/** `departure`: what the chosen departure costs with its cheapest return; undefined while a departure is being chosen. */
const flightRow = (
  table: ResultsTable,
  row: number,
  flags: number,
  departure: number | undefined,
): FlightRow | undefined => {
  const slice = table.slices[row]
  const offers = table.offers[row] ?? []
  const lowestOf = (some: readonly FlightOffer[]) => cheapestFare(some, flags, table.bagTravellers)
  const fare = lowestOf(offers)
  if (!slice || !fare) return undefined
  const { total } = fare
  return rowOf(slice, fare, {
    isLowest: offers.some((offer) => (lowestOf([offer])?.total ?? total) > total),
    more: departure === undefined ? undefined : total - departure,
    raisedBy: raisedBy(total, totalsOf(table, flags & fareFlag.bags)[row] ?? total, flags),
  })
}

/** The lowest total of all rows, however they are filtered by times or airlines. */
const lowestTotal = (totals: Float64Array): number | undefined => {
  const lowest = totals.reduce((least, total) => Math.min(least, total), Infinity)
  return lowest === Infinity ? undefined : lowest
}

const leadersOf = (
  table: ResultsTable,
  rows: readonly number[],
  orderOf: (sort: FlightSort) => (a: number, b: number) => number,
  totals: Float64Array,
): SortLeaders =>
  Object.fromEntries(
    flightSorts.flatMap((sort) => {
      const order = orderOf(sort)
      let [leader] = rows
      for (const row of rows) if (leader === undefined || order(row, leader) < 0) leader = row
      if (leader === undefined) return []
      return [[sort, { total: totals[leader] ?? 0, minutes: table.minutes[leader] ?? 0 }]]
    }),
  )

/** Filters, counts, orders and cuts the page out of one direction's flights. */
export const listFlights = (
  table: ResultsTable,
  { filters, sort, bags, page }: ResultsQuery,
  direction: 'outbound' | 'inbound',
): ListedFlights => {
  const leg = filters[direction]
  const flags = fareFlagsOf(filters.fare, bags)
  const totals = totalsOf(table, flags)
  const fails = failures(table, leg, filters.fare, flags)
  const departure = direction === 'inbound' ? lowestTotal(totals) : undefined
  const columns = { ...table, totals, bagless: bags ? table.bagless : undefined }
  const matching: number[] = []
  for (let row = 0; row < fails.length; row++) if (fails[row] === 0) matching.push(row)
  matching.sort(rowOrder(sort, columns))
  const pages = Math.max(1, Math.ceil(matching.length / pageSize))
  const current = Math.min(page, pages)
  return {
    rows: matching
      .slice((current - 1) * pageSize, current * pageSize)
      .flatMap((row) => flightRow(table, row, flags, departure) ?? []),
    total: table.slices.length,
    matched: matching.length,
    page: current,
    pages,
    facets: facetsOf(table, leg, filters.fare, bags),
    leaders: leadersOf(table, matching, (one) => rowOrder(one, columns), totals),
  }
}

const chosenRow = (table: ResultsTable, key: string | undefined, query: ResultsQuery): FlightRow | undefined => {
  const row = table.slices.findIndex((slice) => slice.key === key)
  if (row < 0) return undefined
  const flags = fareFlagsOf(query.filters.fare, query.bags)
  return flightRow(table, row, flags, undefined) ?? flightRow(table, row, 0, undefined)
}

const cheapestOffer = (table: ResultsTable, key: string | undefined): FlightOffer | undefined => {
  const row = table.slices.findIndex((slice) => slice.key === key)
  return cheapestFare(table.offers[row] ?? [], 0, table.bagTravellers)?.offer
}

const fareChoices = (offer: FlightOffer, bagTravellers: number, bags: boolean): readonly FareChoice[] =>
  offer.fares
    .map((fare) => ({
      fare,
      total: bags ? totalWithBag(fare, bagTravellers) : fare.total,
      bag: bags ? bagState(fare) : undefined,
    }))
    .toSorted((a, b) => a.total - b.total)

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const resultsView = (results: FlightResults, query: ResultsQuery): ResultsView => {
  const { departures, isRoundTrip, names } = results
  const outbound = chosenRow(departures, query.outbound, query)
  const returns = outbound && isRoundTrip ? results.returns(outbound.slice.key) : undefined
  const inbound = returns && chosenRow(returns, query.inbound, query)
  const last = isRoundTrip ? inbound : outbound
  const lastTable = returns ?? departures
  const stage: ResultsStage = last ? 'fares' : outbound ? 'return' : 'departure'
  const list = last ? undefined : listFlights(lastTable, query, returns ? 'inbound' : 'outbound')
  const offer = last && cheapestOffer(lastTable, last.slice.key)
  return {
    names,
    stage,
    list,
    outbound,
    inbound,
    fares: offer ? fareChoices(offer, lastTable.bagTravellers, query.bags) : [],
    choiceGone:
      (query.outbound !== undefined && !outbound) || (query.inbound !== undefined && outbound !== undefined && !last),
  }
}

const among = <Value>(all: Readonly<Record<string, Value>>, wanted: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([code]) => wanted.has(code)))

/** The part of the names that a page needs: a whole answer's dictionaries are ten times a page. */
const namesFor = (names: FlightNames, slices: readonly Slice[]): FlightNames => {
  const segments = slices.flatMap((slice) => slice.segments)
  const places = new Set(segments.flatMap((segment) => [segment.from, segment.to, ...segment.technicalStops]))
  const aircraft = new Set(segments.map((segment) => segment.aircraft))
  return { ...names, airports: among(names.airports, places), aircraft: among(names.aircraft, aircraft) }
}

/** A view with no more than its own names: what a page is hydrated from must be small. */
export const trimmedView = (view: ResultsView): ResultsView => {
  const rows = [...(view.list?.rows ?? []), view.outbound, view.inbound]
  const slices = rows.flatMap((row) => row?.slice ?? [])
  return { ...view, names: namesFor(view.names, slices) }
}
