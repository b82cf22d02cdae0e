import { type ListView, termsOf, viewList } from '#/features/results/list-engine.ts'
import type { FareCondition } from '../../filters/fares/fare-conditions.tsx'
import type { Direction } from '../../filters/flight-facet.ts'
import type { Fare, FlightNames, FlightOffer, Slice } from '../../offer/flight-offer.ts'
import type { FlightResults, FlightTable } from './flight-results.ts'
import type { FlightSort } from '../../filters/flight-sorts.ts'
import { returnFilters } from './passing-returns.ts'
import type { ResultsQuery } from './results-query.ts'
import { type BagState, type PricedFare, bagState, cheapestFare, fareFlag, totalWithBag } from './fare-price.ts'

const fareConditions = ['refundable', 'zeroPenalty', 'cabinBag'] as const satisfies readonly FareCondition[]

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
  /** of a return: what it adds to the price of the chosen departure; undefined for a departure, and where filters choose among returns */
  readonly more: number | undefined
  /** what is asked of the fare, where the flight's cheapest fare does not have it */
  readonly raisedBy: readonly FareCondition[]
  readonly label: string
  readonly seats: number
  readonly holdOnly: boolean
}

/** What leads each order, so that a traveller sees what it would give. */
export type SortLeaders = Partial<Record<FlightSort, { readonly total: number; readonly minutes: number }>>

export interface ListedFlights extends Omit<ListView, 'rows' | 'leaders'> {
  readonly rows: readonly FlightRow[]
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
  { rows, bagTravellers }: FlightTable,
  row: number,
  flags: number,
  departure: number | undefined,
): FlightRow | undefined => {
  const leg = rows[row]
  if (!leg) return undefined
  const { slice, offers, totals } = leg
  const lowestOf = (some: readonly FlightOffer[]) => cheapestFare(some, flags, bagTravellers)
  const fare = lowestOf(offers)
  if (!fare) return undefined
  const { total } = fare
  return rowOf(slice, fare, {
    isLowest: offers.some((offer) => (lowestOf([offer])?.total ?? total) > total),
    more: departure === undefined ? undefined : total - departure,
    raisedBy: raisedBy(total, totals[flags & fareFlag.bags] ?? total, flags),
  })
}

/** The lowest total of all rows, however they are filtered by times or airlines. */
const lowestTotal = (totals: Float64Array | undefined): number | undefined => {
  const lowest = totals?.reduce((least, total) => Math.min(least, total), Infinity)
  return lowest === Infinity ? undefined : lowest
}

const bagFlag = (bags: boolean): number => (bags ? fareFlag.bags : 0)

/** Which fare of a flight is shown, as flags. */
const flagsOf = (table: FlightTable, { filters, bags }: ResultsQuery): number =>
  termsOf(table.kind.facets, filters, bagFlag(bags))

/** Filters, counts, orders and cuts the page out of one direction's flights. */
export const listFlights = (table: FlightTable, query: ResultsQuery, direction: Direction): ListedFlights => {
  const flags = flagsOf(table, query)
  const { rows, leaders, ...list } = viewList(table, query, bagFlag(query.bags))
  const totals = table.measures.totals[flags]
  // filters of the way back may have been on when the departure was chosen, or not: nobody knows what its price was
  const isCompared = direction === 'inbound' && Object.keys(returnFilters(query.filters)).length === 0
  const departure = isCompared ? lowestTotal(totals) : undefined
  return {
    ...list,
    rows: rows.flatMap((row) => flightRow(table, row, flags, departure) ?? []),
    leaders: Object.fromEntries(
      Object.entries(leaders).map(([sort, row]) => [
        sort,
        { total: totals?.[row] ?? 0, minutes: table.measures.minutes[row] ?? 0 },
      ]),
    ),
  }
}

const chosenRow = (table: FlightTable, key: string | undefined, query: ResultsQuery): FlightRow | undefined => {
  const row = table.rows.findIndex(({ slice }) => slice.key === key)
  if (row < 0) return undefined
  return flightRow(table, row, flagsOf(table, query), undefined) ?? flightRow(table, row, 0, undefined)
}

const cheapestOffer = (table: FlightTable, key: string | undefined): FlightOffer | undefined => {
  const offers = table.rows.find(({ slice }) => slice.key === key)?.offers ?? []
  return cheapestFare(offers, 0, table.bagTravellers)?.offer
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
  const toList = returns ?? results.departuresWith(query.filters)
  const list = last ? undefined : listFlights(toList, query, returns ? 'inbound' : 'outbound')
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

/** A view with no more than its own names, those of its filters among them: a whole answer's dictionaries are ten times a page. */
export const trimmedView = (view: ResultsView): ResultsView => {
  const { list, outbound, inbound, names } = view
  const segments = [...(list?.rows ?? []), outbound, inbound].flatMap((row) => row?.slice.segments ?? [])
  const options = Object.values(list?.buckets ?? {}).flatMap((buckets) => buckets.map(({ key }) => key))
  const places = segments.flatMap((segment) => [segment.from, segment.to, ...segment.technicalStops])
  const airports = among(names.airports, new Set([...places, ...options]))
  const aircraft = among(names.aircraft, new Set([...segments.map((segment) => segment.aircraft), ...options]))
  return { ...view, names: { ...names, airports, aircraft } }
}
