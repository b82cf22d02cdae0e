import { Effect } from 'effect'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { groupsOf } from './airport-groups.ts'
import { findAirports } from './find-airports.ts'
import { type PlaceQuery, placeQueries } from './place-queries.ts'
import { seedAirports } from './seed-for-tests.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
beforeAll(seedAirports)

const shown = 10

/** The first code of each group, as a traveller sees them. */
const leadingCodesFor = async (text: string): Promise<readonly string[]> => {
  const groups = groupsOf(await Effect.runPromise(findAirports(text)), 'en', shown)
  return groups.flatMap((group) => group.airports.slice(0, 1).map((airport) => airport.airportCode))
}

interface Score {
  readonly first: number
  readonly inThree: number
  readonly missed: readonly string[]
}

const scoreOf = async (queries: readonly PlaceQuery[]): Promise<Score> => {
  let first = 0
  let inThree = 0
  const missed: string[] = []
  for (const { text, first: expected } of queries) {
    const codes = await leadingCodesFor(text)
    const place = codes.slice(0, 3).findIndex((code) => expected.includes(code))
    if (place === 0) first++
    if (place >= 0) inThree++
    if (place !== 0) missed.push(`${text} → ${codes.slice(0, 3).join(' ')}, not ${expected.join(' or ')}`)
  }
  return { first: first / queries.length, inThree: inThree / queries.length, missed }
}

describe('what travellers type', () => {
  it('leads to the place that they mean', async () => {
    const { first, inThree, missed } = await scoreOf(placeQueries)
    const told = missed.join('\n')
    expect(first, told).toBeGreaterThanOrEqual(0.97)
    expect(inThree, told).toBeGreaterThanOrEqual(0.99)
  })
})
