import { describe, expect, it, vi } from 'vitest'
import { groupsOf } from './airport-groups.ts'
import { findAirports } from './find-airports.ts'
import { type PlaceQuery, placeQueries } from './place-queries.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const shown = 10

/** The first code of each group, as a traveller sees them. */
const leadingCodesFor = async (text: string): Promise<readonly string[]> => {
  const groups = groupsOf(findAirports(text), 'en', shown)
  return groups.flatMap((group) => group.airports.slice(0, 1).map((airport) => airport.airportCode))
}

interface Score {
  readonly first: number
  readonly inThree: number
  readonly missed: readonly string[]
}

const atOnce = 30

const scoreOf = async (queries: readonly PlaceQuery[]): Promise<Score> => {
  const places: { readonly query: PlaceQuery; readonly codes: readonly string[]; readonly place: number }[] = []
  for (let start = 0; start < queries.length; start += atOnce) {
    const some = queries.slice(start, start + atOnce)
    const found = await Promise.all(some.map(({ text }) => leadingCodesFor(text)))
    for (const [index, query] of some.entries()) {
      const codes = (found[index] ?? []).slice(0, 3)
      places.push({ query, codes, place: codes.findIndex((code) => query.first.includes(code)) })
    }
  }
  return {
    first: places.filter(({ place }) => place === 0).length / queries.length,
    inThree: places.filter(({ place }) => place >= 0).length / queries.length,
    missed: places.flatMap(({ query, codes, place }) =>
      place === 0 ? [] : [`${query.text} → ${codes.join(' ')}, not ${query.first.join(' or ')}`],
    ),
  }
}

describe('what travellers type', () => {
  it('leads to the place that they mean', async () => {
    const { first, inThree, missed } = await scoreOf(placeQueries)
    const told = missed.join('\n')
    expect(first, told).toBeGreaterThanOrEqual(0.97)
    expect(inThree, told).toBeGreaterThanOrEqual(0.99)
  })
})
