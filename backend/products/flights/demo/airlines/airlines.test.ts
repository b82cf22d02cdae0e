import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allianceOf } from '#domain/alliances.ts'
import { referenceTable } from '../../../../../scripts/airports/reference-table.ts'
import { airportOf } from '../../../../airports/airport-table.ts'
import { cabins } from '../fares/cabin.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import { aircraftByCode, aircraftTypes } from './aircraft.ts'
import { airlineOf, airlines, arePartners } from './airlines.ts'

const named = 'AA DL QR LH KL TK LA F9 CM AV AM WN IB NK AF UA B6'.split(' ')
const reference = referenceTable('airlines_ref.csv') ?? ''
const allianceNames: { readonly [name: string]: string } = {
  OneWorld: 'oneworld',
  'Star Alliance': 'star',
  Skyteam: 'skyteam',
}
/** Where the reference is older than the airline's alliance: LATAM left in 2020, SAS moved in 2024, ITA left in 2025. */
const movedSince = new Set(['LA', 'SK', 'AZ'])

describe('airlines', () => {
  it('are enough, the specification’s among them', () => {
    expect(airlines.length).toBeGreaterThanOrEqual(45)
    expect(named.filter((code) => !airlineOf(code))).toEqual([])
    expect(new Set(airlines.map((airline) => airline.code)).size).toBe(airlines.length)
    expect(aircraftTypes.length).toBeGreaterThanOrEqual(20)
  })

  it.each(airlines)('$code $name has hubs, a fleet and fares that exist', (airline) => {
    expect(airline.hubs.filter((hub) => !airportOf(hub.code))).toEqual([])
    expect(airline.fleet.map(aircraftByCode).length).toBeGreaterThan(0)
    for (const cabin of cabins) expect(fareFamilies(airline.fares, cabin).length).toBeGreaterThanOrEqual(3)
  })

  it('know their alliances: LATAM is in none', () => {
    expect(airlineOf('LA')?.alliance).toBeNull()
    const [iberia, british, lufthansa] = ['IB', 'BA', 'LH'].map(airlineOf)
    if (!iberia || !british || !lufthansa) throw new Error('airlines are missing')
    expect(arePartners(iberia, british)).toBe(true)
    expect(arePartners(iberia, lufthansa)).toBe(false)
  })

  it('are in the alliances that the site filters by', () => {
    for (const { code, alliance } of airlines) expect(allianceOf(code) ?? null, code).toBe(alliance)
  })

  it.runIf(reference)('agree with the reference about alliances', () => {
    const lines = readFileSync(reference, 'utf8').trim().split('\n').slice(1)
    const wrong = lines
      .map((line) => line.split(','))
      .filter(([code = '', , , alliance = '']) => {
        const ours = airlineOf(code)
        return ours && !movedSince.has(code) && (allianceNames[alliance] ?? null) !== ours.alliance
      })
    expect(wrong).toEqual([])
  })
})
