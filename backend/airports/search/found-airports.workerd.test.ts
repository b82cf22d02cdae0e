import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { groupsOf } from './airport-groups.ts'
import type { AirportRecord } from '../airport-record.ts'
import { airportsOf, allAirports } from '../airport-table.ts'
import { countryOf } from '../names/countries.ts'
import { findAirports } from './find-airports.ts'

vi.setConfig({ testTimeout: 60_000 })

const shown = 10

const codesFor = async (term: string): Promise<string[]> => {
  const matches = findAirports(term.slice(0, 80))
  return groupsOf(matches, 'en', shown).flatMap((group) => group.airports.map((airport) => airport.airportCode))
}

/** Abbreviations, brackets and codes are names that a runtime has where ours are missing. */
it('countries go by the names that people know', () => {
  const names = allAirports().flatMap(({ countryCode }) => Object.values(countryOf(countryCode).name))
  expect([...new Set(names)].filter((name) => /[()&]|^St |St\.|SAR|RAE|^[A-Z]{2}$/.test(name))).toEqual([])
})

it.each([
  ['SA', 'Arabia Saudita', 'Arabia Saudí'],
  ['RO', 'Rumania', 'Rumanía'],
  ['CI', 'Costa de Marfil', "Côte d'Ivoire"],
  ['TL', 'Timor Oriental', 'Timor-Leste'],
  ['CG', 'República del Congo', 'Congo'],
  ['BA', 'Bosnia-Herzegovina', 'Bosnia y Herzegovina'],
])('%s is %s in Spanish, and found by the name it has in Spain too', (code, name, inSpain) => {
  expect(countryOf(code).name.es).toBe(name)
  for (const term of [name, inSpain])
    expect(
      groupsOf(findAirports(term), 'es', shown).map(
        ({ airports: [first] }) => airportsOf(first?.airportCode ?? '')[0]?.countryCode,
      ),
      term,
    ).toContain(code)
})

const anAirport = fc.constantFrom(...allAirports())

describe('any airport is found', () => {
  it('first, by its code in capitals, but for the one whose code is a country', async () => {
    await fc.assert(
      fc.asyncProperty(anAirport, async ({ code }) => {
        const [first] = await codesFor(code)
        expect(first === code || code === 'USA').toBe(true)
      }),
      { numRuns: 120 },
    )
  })

  it('first, by its code in small letters, but for a country or a city of that name', async () => {
    await fc.assert(
      fc.asyncProperty(anAirport, async ({ code }) => {
        const [first = ''] = await codesFor(code.toLowerCase())
        const isCity = airportsOf(first)[0]?.cityName.en.toUpperCase() === code
        expect(first === code || code === 'USA' || isCity).toBe(true)
      }),
      { numRuns: 120 },
    )
  })

  it.each([
    ['city in English', (airport: AirportRecord) => airport.cityName.en],
    ['city in Spanish', (airport: AirportRecord) => airport.cityName.es],
    ['name in English', (airport: AirportRecord) => airport.name.en],
    ['name in Spanish', (airport: AirportRecord) => airport.name.es],
  ])('by its %s', async (_by, textOf) => {
    await fc.assert(
      fc.asyncProperty(anAirport, async (airport) => {
        const codes = await codesFor(textOf(airport))
        expect(codes.includes(airport.code)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

const letters = 'aeinorstl'

/** Two letters swapped, one left out, one changed or one more, somewhere after the first. */
const slip = (text: string, kind: number, place: number): string => {
  const at = 1 + (place % (text.length - 2))
  const [before, a = '', b = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
  const other = letters[place % letters.length] ?? 'a'
  return (
    [before + b + a + after, before + b + after, before + other + b + after, before + a + other + b + after][kind] ?? ''
  )
}

/** The share of airports with a long enough name that are still found with a slip in it, each kind of slip by turns. */
const shareFound = async (airports: readonly AirportRecord[], step: number): Promise<number> => {
  const long = airports.filter((airport, place) => place % step === 0 && airport.cityName.en.length >= 6)
  let found = 0
  for (const [place, airport] of long.entries()) {
    const codes = await codesFor(slip(airport.cityName.en, place % 4, place))
    if (codes.includes(airport.code)) found++
  }
  return found / long.length
}

describe('with one slip in the name of its city, six letters or longer', () => {
  it.each([
    ['an airport kept by hand', allAirports().filter((airport) => airport.popularity >= 20), 5, 0.98],
    ['any airport', allAirports(), 21, 0.95],
  ])('%s is found nearly always', async (_which, airports, step, least) => {
    expect(await shareFound(airports, step)).toBeGreaterThan(least)
  })
})
