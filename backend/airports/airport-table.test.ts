import { describe, expect, it } from 'vitest'
import { airportOf, airportsOf, allAirports } from './airport-table.ts'

const codesOf = (code: string) => airportsOf(code).map((airport) => airport.code)

describe('the airports a code stands for', () => {
  it.each([
    ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
    ['NYC', ['JFK', 'EWR', 'LGA', 'HPN']],
    ['BUE', ['EZE', 'AEP']],
    ['SAO', ['GRU', 'CGH', 'VCP']],
    ['TCI', ['TFS', 'TFN']],
    ['BOG', ['BOG']],
    ['MEX', ['MEX']],
    ['QQQ', []],
    ['lon', []],
  ])('%s: %j', (code, codes) => {
    expect(codesOf(code)).toEqual(codes)
  })
})

describe('every airport', () => {
  it('has a code of its own', () => {
    expect(new Set(allAirports().map((airport) => airport.code)).size).toBe(allAirports().length)
    expect(allAirports().length).toBeGreaterThan(4500)
  })

  it('is on the globe, in a zone that exists, under names that say something', () => {
    const zones = new Set(allAirports().map((airport) => airport.timeZone))
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    const odd = allAirports().filter(
      ({ lat, lon, name, cityName, countryCode }) =>
        !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180) ||
        !/^[A-Z]{2}$/.test(countryCode) ||
        [name.en, name.es, cityName.en, cityName.es].some((text) => text.trim().length < 2),
    )
    expect(odd).toEqual([])
  })

  it('comes most popular first', () => {
    const ranks = allAirports().map((airport) => airport.popularity)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  })

  it.each([
    ['KKM', 'Asia/Bangkok'],
    ['CUU', 'America/Chihuahua'],
    ['PUQ', 'America/Punta_Arenas'],
  ])('%s keeps the time of %s', (code, timeZone) => {
    expect(airportOf(code)?.timeZone).toBe(timeZone)
  })
})
