import { expect, it } from 'vitest'
import { flightAnswer } from '../../offer/flight-answer-fixture.ts'
import { flightListFrom } from '../../offer/offer-mapper.server.ts'
import { flightResults } from '../../results/query/flight-results.ts'
import { parseResultsQuery } from '../../results/query/results-query.ts'
import { listFlights, resultsView, trimmedView } from '../../results/query/results-view.ts'
import { flightSearch as search } from '../../search/flight-search-fixture.ts'

const { list } = flightListFrom(flightAnswer({ departures: 60, returns: 2 }), 'USD')
const results = flightResults(list, search)

const departuresBy = (address: Readonly<Record<string, unknown>>) =>
  listFlights(results.departures, parseResultsQuery(address).query, 'outbound')

it('leaves the flights that change aeroplanes there, of each direction by its own parameter', () => {
  const all = list.offers.map(({ outbound }) => outbound)
  const through = (code: string): number =>
    new Set(all.filter(({ segments }) => segments.slice(1).some(({ from }) => from === code)).map(({ key }) => key))
      .size
  const { buckets } = departuresBy({})
  expect(buckets.via?.map(({ key }) => key)).toContain('PTY')
  for (const { key, count } of buckets.via ?? []) {
    expect(count, key).toBe(through(key))
    expect(departuresBy({ via: key.toLowerCase() }).matched, key).toBe(count)
  }
  expect(departuresBy({ via: 'ZZZ' }).matched).toBe(0)
  expect(departuresBy({ rvia: 'ZZZ' }).matched).toBe(0)
  const back = list.offers.filter(({ inbound }) => inbound?.segments.slice(1).some(({ from }) => from === 'PTY'))
  expect(departuresBy({ rvia: 'PTY' }).matched).toBe(new Set(back.map(({ outbound }) => outbound.key)).size)
  expect(parseResultsQuery({ via: 'Panama', rvia: 'pty,JFK' })).toMatchObject({
    query: { filters: { rvia: ['PTY', 'JFK'] } },
    unread: ['via'],
  })
})

it('has the names of airports and aircraft on a page that shows none of their flights', () => {
  const { names, list: page } = trimmedView(
    resultsView(results, parseResultsQuery({ stops: '0', aircraft: '788' }).query),
  )
  expect(page?.rows.every(({ slice }) => slice.segments.length === 1)).toBe(true)
  for (const { key } of page?.buckets.via ?? []) expect(names.airports[key]?.city, key).toBeDefined()
  for (const { key } of page?.buckets.aircraft ?? []) expect(names.aircraft[key], key).toBeDefined()
  expect(page?.buckets.aircraft?.map(({ key }) => key)).toEqual(['32N', '359', '788'])
})
