import { flightSorts } from '../../../src/verticals/flights/filters/flight-sorts.ts'
import { flightAnswer } from '../../../src/verticals/flights/offer/flight-answer-fixture.ts'
import { flightListFrom } from '../../../src/verticals/flights/offer/offer-mapper.server.ts'
import { flightResults } from '../../../src/verticals/flights/results/query/flight-results.ts'
import { parseResultsQuery } from '../../../src/verticals/flights/results/query/results-query.ts'
import { resultsView } from '../../../src/verticals/flights/results/query/results-view.ts'
import { comparable, naiveView } from './naive-list.ts'
import { flightSearch } from '../../../src/verticals/flights/search/flight-search-fixture.ts'

const search = { ...flightSearch, adults: 2 }

const filters = [
  {},
  { stops: '0,1' },
  { dep: 'morning,late', price: '-900' },
  { airlines: 'AV,IB,LA', duration: '900', bags: '1' },
  { refundable: '1', zeroPenalty: '1', arr: 'afternoon', page: '3' },
  { cabinBag: '1', avoid: 'AA', night: 'nolayover', layover: '240', co2: 'low' },
]
const queries = filters.flatMap((filter) =>
  flightSorts.map(({ name: sort }) => parseResultsQuery({ ...filter, sort }).query),
)

/** A list of so many offers: how it is made ready, and each change that a visitor makes to it. */
export const filterChanges = (offers: number) => {
  const { list } = flightListFrom(flightAnswer({ departures: offers, returns: 1 }), 'USD')
  const makeReady = () => flightResults(list, search)
  const results = makeReady()
  return { makeReady, changes: queries.map((query) => () => resultsView(results, query)) }
}

const ofEngine = (found: ReturnType<typeof resultsView>) => {
  if (!found.list) throw new Error('a list was asked for')
  return comparable(found.list)
}

/** The same changes made by code that nobody has made fast, over the same offers. */
export const naiveChanges = (offers: number) => {
  const { list } = flightListFrom(flightAnswer({ departures: offers, returns: 1 }), 'USD')
  const results = flightResults(list, search)
  return queries.map((query) => ({
    engine: () => resultsView(results, query),
    naive: () => naiveView(results.departures.rows, query),
    ofEngine,
  }))
}

export { hotelChanges } from './hotel-changes.ts'
