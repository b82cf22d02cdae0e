import { describe, expect, it } from 'vitest'
import { allAirports } from '../../../../airports/airport-table.ts'
import { mix } from '../../../demo/deterministic.ts'
import { marketBetween } from '../market/market.ts'
import { dayOf } from '../../../demo/calendar.ts'
import { type Itinerary, itinerariesOn } from '../schedule/itineraries.ts'
import { type Cabin, cabins } from './cabin.ts'
import { itineraryTaxes } from './taxes.ts'

const itineraries = (from: string, to: string): readonly Itinerary[] =>
  marketBetween(from, to).flatMap((pair) => itinerariesOn(pair, dayOf('2027-03-10')))

const over = (from: string, hub: string, to: string): Itinerary => {
  const found = itineraries(from, to).find(
    ({ path }) => path.legs.length === 2 && path.legs[0]?.to.code === hub && path.legs[1]?.from.code === hub,
  )
  if (!found) throw new Error(`nothing flies from ${from} over ${hub} to ${to}`)
  return found
}

const direct = (from: string, to: string): Itinerary => {
  const found = itineraries(from, to).find(({ path }) => path.legs.length === 1)
  if (!found) throw new Error(`nothing flies from ${from} to ${to}`)
  return found
}

const taxes = (itinerary: Itinerary, cabin: Cabin = 'economy') => itineraryTaxes(itinerary, cabin)

describe('the tax on leaving a country', () => {
  it('is paid in full where the first flight stays in the country', () => {
    const change = Math.round(590 * 0.4)
    expect(taxes(direct('BOG', 'MAD')).adult).toBe(5870)
    expect(taxes(over('MDE', 'BOG', 'MAD')).adult).toBe(5870 + change)
  })

  it('is never less over a hub of the own country than on a direct flight abroad', () => {
    const busy = allAirports().filter(({ popularity, countryCode }) => popularity >= 45 && countryCode !== 'GB')
    let compared = 0
    for (let draw = 0; draw < 60; draw += 1) {
      const from = busy[mix(draw, 1) % busy.length]
      const to = busy[mix(draw, 2) % busy.length]
      if (!from || !to || from.countryCode === to.countryCode) continue
      const all = itineraries(from.code, to.code)
      const least = Math.min(...all.flatMap((one) => (one.path.legs.length === 1 ? [taxes(one).adult] : [])))
      const connections = all.filter(({ path }) => path.legs.length > 1 && Number.isFinite(least))
      compared += connections.length
      for (const one of connections) expect(taxes(one).adult).toBeGreaterThanOrEqual(least)
    }
    expect(compared).toBeGreaterThan(100)
  })
})

const cents = (pounds: number): number => pounds * 132
const charges = (to: string, cabin: Cabin): number => {
  const ofAirports = to === 'EDI' ? 1780 : 4260
  const onArrival = to === 'JFK' ? 2380 : 0
  return taxes(direct('LHR', to), cabin).adult - ofAirports - onArrival
}

describe('the United Kingdom’s duty', () => {
  it.each([
    ['EDI', 8, 16],
    ['MAD', 15, 32],
    ['JFK', 102, 244],
    ['SIN', 106, 253],
  ])('to %s is £%i in economy and £%i in any other cabin', (to, lowest, others) => {
    const asked = cabins.map((cabin) => charges(to, cabin))
    expect(asked).toEqual([cents(lowest), cents(others), cents(others), cents(others)])
  })

  it('is not paid by children in economy, nor by whoever only changes planes there', () => {
    const there = direct('LHR', 'JFK')
    expect(taxes(there).adult - taxes(there).child).toBe(cents(102))
    expect(taxes(there, 'business').adult).toBe(taxes(there, 'business').child)
    expect(taxes(over('MAD', 'LHR', 'JFK'), 'business')).toEqual(taxes(over('MAD', 'LHR', 'JFK')))
  })
})

it.each([
  ['BOG', 'MDE', 19],
  ['MEX', 'CUN', 16],
  ['BOG', 'MAD', 0],
])('the value added tax from %s to %s is %i percent', (from, to, percent) => {
  expect(taxes(direct(from, to)).percent).toBe(percent)
})
