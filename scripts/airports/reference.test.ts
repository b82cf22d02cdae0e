import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '../../domain/place/great-circle.ts'
import { referenceTable } from './reference-table.ts'
import type { AirportRecord } from '../../backend/airports/airport-record.ts'
import { handKeptAirports } from './hand-kept.ts'

const file = referenceTable('airports_ref.csv') ?? ''

interface Reference {
  readonly code: string
  readonly cityCode: string
  readonly lat: number
  readonly lon: number
  readonly timeZone: string
}

const references = (): readonly Reference[] => {
  const [heading = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const names = heading.split(',')
  return lines.map((line) => {
    const fields = line.split(',')
    const field = (name: string): string => fields[names.indexOf(name)] ?? ''
    return {
      code: field('iata'),
      cityCode: field('city_code'),
      lat: Number(field('lat')),
      lon: Number(field('lon')),
      timeZone: field('tz'),
    }
  })
}

const kept = new Map(handKeptAirports().map((airport) => [airport.code, airport]))

const compared = (): readonly { readonly airport: AirportRecord; readonly reference: Reference }[] =>
  references().flatMap((reference) => {
    const airport = kept.get(reference.code)
    return airport ? [{ airport, reference }] : []
  })

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 15, 12)))

/** The clock of a zone in the middle of each month: zones of two names that always agree are one zone to a traveller. */
const clockOf = (timeZone: string): string => {
  const clock = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return months.map((date) => clock.format(date)).join()
}

/** Qingdao's airport moved to Jiaodong in 2021; the reference has the old one. */
const moved = new Set(['TAO'])

/** Timetables in Ürümqi go by Beijing's clock; the reference has the clock on the wall. */
const otherClock = new Set(['URC'])

/** Cities as travellers name them, where the reference has the code of the airport or of a bigger neighbour. */
const otherCity = new Set(['CMN', 'CXR', 'ONT'])

describe.skipIf(!file)(
  file ? 'beside the reference' : 'the check beside ../shared/reference is left out: that folder is not here',
  () => {
    it('there are hundreds to compare', () => {
      expect(compared().length).toBeGreaterThan(280)
    })

    it('no airport is 5 km from where the reference has it', () => {
      const far = compared().filter(({ airport, reference }) => kilometresBetween(airport, reference) >= 5)
      expect(far.map(({ airport }) => airport.code).filter((code) => !moved.has(code))).toEqual([])
    })

    it('every clock agrees', () => {
      const odd = compared().filter(
        ({ airport, reference }) =>
          !otherClock.has(airport.code) && clockOf(airport.timeZone) !== clockOf(reference.timeZone),
      )
      expect(odd.map(({ airport, reference }) => `${airport.code} ${airport.timeZone} ${reference.timeZone}`)).toEqual(
        [],
      )
    })

    it('every city has the same code', () => {
      const odd = compared().filter(({ airport, reference }) => airport.cityCode !== reference.cityCode)
      expect(odd.map(({ airport }) => airport.code).filter((code) => !otherCity.has(code))).toEqual([])
    })
  },
)
