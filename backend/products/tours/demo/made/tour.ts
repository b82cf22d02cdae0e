import { tourCountrySlugs } from '#domain/tour-countries.ts'
import { countryOf } from '../../../../airports/names/countries.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { NamedOutcome } from '../named-outcomes.ts'
import { type TourRow, readTourRows } from '../rows/tour-rows.ts'
import { testTours } from './test-tours.ts'

interface Country {
  readonly countryCode: string
  readonly slug: string
  readonly name: { readonly en: string; readonly es: string }
}

/** A tour with all that does not depend on its departures. */
export interface Tour extends TourRow {
  readonly seed: number
  readonly country: Country
  readonly operator: string
  /** every how many days it begins */
  readonly everyDays: number
  /** days before it begins until which it may be called off, and on which the balance is due */
  readonly callOffDays: number
  readonly balanceDays: number
  /** of the price, paid when it is booked */
  readonly depositPercent: number
  /** what a room alone costs more, of the price */
  readonly singlePercent: number
  /** of the tours of the place of tests */
  readonly outcome: NamedOutcome | null
}

const operators = ['Senda Abierta', 'Cuatro Rumbos', 'Alisio Viajes', 'Mirador Expediciones', 'Tierra y Paso'] as const

const chosen = <Value>(values: readonly [Value, ...Value[]], hash: number): Value =>
  values[hash % values.length] ?? values[0]

const textNumber = (text: string): number => Array.from(text).reduce((sum, letter) => mix(sum, letter.charCodeAt(0)), 7)

const countryOfTour = (countryCode: string): Country => {
  const slug = tourCountrySlugs[countryCode]
  if (slug === undefined) throw new Error(`${countryCode} has no address for its tours`)
  return { countryCode, slug, name: countryOf(countryCode).name }
}

const made = (row: TourRow, outcome: NamedOutcome | null): Tour => {
  const seed = textNumber(row.code)
  return {
    ...row,
    seed,
    country: countryOfTour(row.countryCode),
    operator: chosen(operators, mix(seed, 1)),
    everyDays: outcome === null ? chosen([7, 7, 14], mix(seed, 2)) : 7,
    callOffDays: chosen([21, 30], mix(seed, 3)),
    balanceDays: chosen([30, 45, 60], mix(seed, 4)),
    depositPercent: chosen([20, 25, 30], mix(seed, 5)),
    singlePercent: 24 + (mix(seed, 6) % 17),
    outcome,
  }
}

let known: ReadonlyMap<string, Tour> | undefined

const toursByCode = (): ReadonlyMap<string, Tour> => {
  known ??= new Map(
    [
      ...readTourRows().map((row) => made(row, null)),
      ...testTours().map(({ outcome, ...row }) => made(row, outcome)),
    ].map((tour) => [tour.code, tour]),
  )
  return known
}

/** All tours, those of the place of tests last; made once, when somebody first asks. */
export const allTours = (): readonly Tour[] => [...toursByCode().values()]

/** The tour of a code; undefined where it is nobody's. */
export const tourOf = (code: string): Tour | undefined => toursByCode().get(code)

export const isTest = ({ outcome }: Tour): boolean => outcome !== null
