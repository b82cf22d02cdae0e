import type { Names } from '#domain/names.ts'
import type { Money } from '#domain/money/money.ts'
import { fromDecimal } from '#domain/money/money.ts'
import { airportsOfCity } from '../../../../airports/airport-table.ts'
import { countryOf } from '../../../../airports/names/countries.ts'
import { codeNumber, mix } from '../../../demo/deterministic.ts'
import { namedOutcomes } from '../named-outcomes.ts'
import { destinationRows } from './destination-rows.ts'

interface Spot {
  readonly latitude: number
  readonly longitude: number
}

export interface District extends Spot {
  readonly name: string
}

/** A city with hotels. */
export interface Destination extends Spot {
  /** its place in the list, by which ids know it */
  readonly index: number
  readonly code: string
  readonly seed: number
  readonly name: Names
  readonly countryCode: string
  readonly countryName: Names
  readonly timeZone: string
  /** dollars of a middling hotel's double room for a night before tax */
  readonly level: number
  /** hundredths of the net price */
  readonly tax: number
  /** of an adult and night, taken by the hotel */
  readonly cityTax: Money | null
  readonly character: 'city' | 'sea' | 'mountain'
  readonly districts: readonly District[]
  readonly hotelCount: number
}

const spotOf = (text: string): Spot => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return { latitude, longitude }
}

const districtOf = (text: string): District => {
  const at = text.lastIndexOf(' ')
  return { name: text.slice(0, at), ...spotOf(text.slice(at + 1)) }
}

const cityTaxOf = (text: string): Money | null => {
  const [currency = '', amount = ''] = text.split(' ')
  return fromDecimal(amount, currency) ?? null
}

const characterOf = (text: string): Destination['character'] => (text === 'sea' || text === 'mountain' ? text : 'city')

const destinationOfRow = (row: string, index: number): Destination => {
  const [code = '', middle = '', level = '', tax = '', cityTax = '', character = '', districts = ''] = row.split('|')
  const [airport] = airportsOfCity(code)
  if (!airport) throw new Error(`no city has the code ${code}`)
  const seed = mix(codeNumber(code), 1)
  return {
    index,
    code,
    seed,
    name: airport.cityName,
    countryCode: airport.countryCode,
    countryName: countryOf(airport.countryCode).name,
    timeZone: airport.timeZone,
    ...spotOf(middle),
    level: Number(level),
    tax: Number(tax),
    cityTax: cityTaxOf(cityTax),
    character: characterOf(character),
    districts: districts.split(';').map(districtOf),
    hotelCount: 24 + (mix(seed, 2) % 37),
  }
}

/** Where Duffel's test hotels are, too: an island in the Pacific that nobody lives on. */
const testSpot = { latitude: -24.38, longitude: -128.32 }

const testPlace = (index: number): Destination => ({
  index,
  code: 'PRUEBAS',
  seed: mix(7, 1),
  name: { en: 'Test Island', es: 'Isla de pruebas' },
  countryCode: 'PN',
  countryName: countryOf('PN').name,
  timeZone: 'Pacific/Pitcairn',
  ...testSpot,
  level: 100,
  tax: 15,
  cityTax: null,
  character: 'sea',
  districts: [{ name: 'Henderson', ...testSpot }],
  hotelCount: namedOutcomes.length,
})

let read: readonly Destination[] | undefined

/** All cities with hotels, read from the table when somebody first asks; the place of tests is the last. */
export const allDestinations = (): readonly Destination[] => {
  read ??= (() => {
    const cities = destinationRows.split('\n').map(destinationOfRow)
    return [...cities, testPlace(cities.length)]
  })()
  return read
}

export const isTestPlace = ({ code }: Destination): boolean => code === 'PRUEBAS'

export const destinationOf = (code: string): Destination | undefined =>
  allDestinations().find((destination) => destination.code === code)
