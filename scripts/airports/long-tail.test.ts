import airportData from 'airport-data-js'
import { expect, it } from 'vitest'
import { allAirports } from '../../backend/airports/airport-table.ts'
import { articleTitleOf } from './long-tail.ts'

const source = new Map((await airportData.findAirports({})).map((airport) => [airport.iata, airport]))

const otherKinds =
  /heliport|helipad|sea ?plane|\bSPB\b|water (?:aerodrome|airport|base|terminal)|railway|\bgare\b|bus (?:station|terminal)|naval|\bnavy\b|\barmy\b|air ?force|air ?base|\bAFB\b|\bCFB\b|\bRAF\b|coast guard|national guard|space base|military/i

/** Where airlines and a garrison share the runways: the article is called by the garrison, or by what was there before. */
const sharedFields = new Set('AIP BLV IKO IWK KMC MEC MPN MSJ PXU TVS YBG YQQ YYR'.split(' '))

it('no railway station, heliport, seaplane base or military field is an airport here', () => {
  const odd = allAirports().filter(({ code, name }) => {
    const airport = source.get(code)
    const article = airport && !sharedFields.has(code) ? articleTitleOf(airport) : ''
    return /heliport|seaplane_base/.test(airport?.type ?? '') || otherKinds.test(`${name.en} ${name.es} ${article}`)
  })
  expect(odd.map(({ code, name }) => `${code} ${name.en}`)).toEqual([])
})

it('no airport of the long tail is one of which the source knows a code and a name alone', () => {
  const inUse = new Set(['LBP', 'OLG', 'OSJ'])
  const bare = allAirports().filter(({ code }) => {
    const airport = source.get(code)
    return airport && !airport.icao && airport.runway_length === null && !airport.wikipedia && !inUse.has(code)
  })
  expect(bare.map(({ code, name }) => `${code} ${name.en}`)).toEqual([])
})
