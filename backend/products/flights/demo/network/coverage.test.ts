import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { referenceTable } from '../../../../../scripts/airports/reference-table.ts'
import { airportOf, allAirports } from '../../../../airports/airport-table.ts'
import { mix } from '../../../demo/deterministic.ts'
import { endAt, marketBetween } from '../market/market.ts'
import { spokesOf } from './spokes.ts'

type Pair = readonly [string, string]

const isOpen = (code: string): boolean => {
  const country = airportOf(code)?.countryCode
  return country !== undefined && country !== 'UA'
}

/** The reference is of 2019; since 2022 Russia's airports have few of its routes. */
const isAsThen = (code: string): boolean => isOpen(code) && airportOf(code)?.countryCode !== 'RU'

const samplePairs = (from: readonly string[], to: readonly string[], count: number): Pair[] => {
  const pairs: Pair[] = []
  for (let draw = 0; pairs.length < count; draw += 1) {
    const a = from[mix(draw, 1) % from.length] ?? ''
    const b = to[mix(draw, 2) % to.length] ?? ''
    if (airportOf(a)?.cityCode !== airportOf(b)?.cityCode) pairs.push([a, b])
  }
  return pairs
}

const connectedShare = (pairs: readonly Pair[]): number =>
  pairs.filter(([from, to]) => marketBetween(from, to).length > 0).length / pairs.length

const codesBetween = (least: number, most: number): string[] =>
  allAirports()
    .filter((airport) => airport.popularity >= least && airport.popularity < most)
    .map((airport) => airport.code)
    .filter(isOpen)

const big = codesBetween(50, 101)
const middling = codesBetween(20, 50)
const small = codesBetween(0, 20)

/** Between two far-off small places the real world needs three stops or more as well: those shares are low by nature. */
describe('with at most two stops', { timeout: 60_000 }, () => {
  it.each([
    ['big airports with each other', big, big, 0.98],
    ['big airports with middling ones', big, middling, 0.88],
    ['middling ones with each other', middling, middling, 0.8],
    ['big airports with the long tail', big, small, 0.72],
  ])('%s are connected', (_, from, to, least) => {
    expect(connectedShare(samplePairs(from, to, 300))).toBeGreaterThanOrEqual(least)
  })

  it('every small airport is served from somewhere', () => {
    const lonely = small.filter((code) => {
      const end = endAt(code)
      return end && spokesOf(end).hubs.length === 0
    })
    expect(lonely).toEqual([])
  })

  const reference = referenceTable('routes_ref.csv') ?? ''

  it.runIf(reference)('what the reference connects is connected', () => {
    const near = new Map<string, Set<string>>()
    for (const line of readFileSync(reference, 'utf8').trim().split('\n').slice(1)) {
      const [, from = '', to = ''] = line.split(',')
      if (!isAsThen(from) || !isAsThen(to)) continue
      near.set(from, (near.get(from) ?? new Set()).add(to))
      near.set(to, (near.get(to) ?? new Set()).add(from))
    }
    const isReal = ([from, to]: Pair): boolean => {
      const goals = near.get(to) ?? new Set()
      const first = near.get(from) ?? new Set()
      return (
        first.has(to) ||
        [...first].some((hub) => goals.has(hub) || [...(near.get(hub) ?? [])].some((next) => goals.has(next)))
      )
    }
    const real = samplePairs([...near.keys()], [...near.keys()], 700).filter(isReal)
    expect(connectedShare(real)).toBeGreaterThanOrEqual(0.95)
  })
})
