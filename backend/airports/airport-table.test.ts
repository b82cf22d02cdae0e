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
    expect(allAirports().length).toBeGreaterThan(3700)
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
    ['CUU', 'America/Chihuahua'],
    ['PUQ', 'America/Punta_Arenas'],
  ])('%s keeps the time of %s', (code, timeZone) => {
    expect(airportOf(code)?.timeZone).toBe(timeZone)
  })
})

const stations = 'QQW QQK XGB XEX QNC GBO OBT ZYR'
const heliports = 'JDP JPU KAH JRA TSS MCM JCU ALV HHP AGM JNN'
const waters = 'CXH DST NWS NES LKE SSB TKE KTB'
const garrisons = 'NXX NWU FKH NGZ BOF GOF TUH YED KKM SYL THU LUR AWK'

describe('a code that is no airport with scheduled passenger flights', () => {
  it.each(`${stations} ${heliports} ${waters} ${garrisons}`.split(' '))('%s stands for nothing', (code) => {
    expect(airportsOf(code)).toEqual([])
  })
})

const cities = `DVO Davao, GAU Guwahati, BTH Batam, BDO Bandung, MDC Manado, PDG Padang, PKU Pekanbaru, PLM Palembang, SRG Semarang,
  PNK Pontianak, BDJ Banjarmasin, BPN Balikpapan, KOE Kupang, DJB Jambi, SXR Srinagar, CCJ Kozhikode, BBI Bhubaneswar, RPR Raipur,
  VGA Vijayawada, CGP Chittagong, BWN Bandar Seri Begawan, FIH Kinshasa, BZV Brazzaville, ROB Monrovia, NIM Niamey, NKC Nouakchott,
  BKO Bamako, GBE Gaborone, POM Port Moresby, VLI Port Vila, JHB Johor Bahru, KBR Kota Bharu, HFE Hefei, KWL Guilin, NGB Ningbo,
  LXA Lhasa, TJM Tyumen, KUF Samara, ROV Rostov-on-Don, COV Adana, BSZ Bishkek, ETM Eilat, GRB Green Bay, FAR Fargo, AMA Amarillo,
  FAT Fresno, GSO Greensboro, TYS Knoxville, CID Cedar Rapids, CRW Charleston, LEX Lexington, ROA Roanoke, STT St. Thomas,
  BON Bonaire, GIB Gibraltar, PLZ Gqeberha, SZZ Szczecin, LUA Lukla, NYU Bagan, IAO Siargao, MPH Boracay, DLI Da Lat, SPS Wichita Falls`

describe('an airport that is called after a person or a field', () => {
  it.each(cities.split(',').map((city) => [city.trim().slice(0, 3), city.trim().slice(4)]))(
    '%s is of %s',
    (code, city) => {
      expect(airportOf(code)?.cityName).toEqual({ en: city, es: city })
    },
  )
})
