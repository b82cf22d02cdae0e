import type { AirportRecord } from '../../backend/airports/airport-record.ts'
import { handKeptAirports } from './hand-kept.ts'
import { longTailAirports } from './long-tail.ts'

const unless = (value: string, other: string): string => (value === other ? '' : value)

const lineOf = ({ code, cityCode, region, name, cityName, lat, lon, popularity, also }: AirportRecord): string =>
  [
    code,
    unless(cityCode, code),
    region,
    name.en,
    name.es,
    cityName.en,
    unless(cityName.es, cityName.en),
    lat,
    lon,
    popularity,
    also,
  ].join('|')

const headingOf = (row: AirportRecord): string => `@${row.countryCode} ${row.timeZone}`

const byHeadingThenCode = (a: AirportRecord, b: AirportRecord): number =>
  `${headingOf(a)} ${a.code}` < `${headingOf(b)} ${b.code}` ? -1 : 1

const rowsOf = (airports: readonly AirportRecord[]): string =>
  airports
    .toSorted(byHeadingThenCode)
    .flatMap((row, index, rows) => {
      const before = rows[index - 1]
      return before && headingOf(before) === headingOf(row) ? lineOf(row) : [headingOf(row), lineOf(row)]
    })
    .join('\n')

/** Every airport, kept by hand or from the long tail. */
const everyAirport = async (): Promise<readonly AirportRecord[]> => [
  ...handKeptAirports(),
  ...(await longTailAirports()),
]

/** The text of `backend/airports/airport-rows.ts`: one line an airport, under its country and zone. */
export const airportModule = async (): Promise<string> => {
  const rows = rowsOf(await everyAirport())
  if (/[`\\$]/.test(rows)) throw new Error('A name cannot stand in a template literal')
  return [
    '/**',
    ' * Written by `npm run airports`, from `airports.csv`, `long-tail.csv` and airport-data-js (CC BY 4.0): change those, not this.',
    ' * `@country zone`, then code|city|region|name en|name es|city en|city es|lat|lon|popularity|also; empty is "as before it".',
    ' */',
    `export const airportRows = \`${rows}\``,
    '',
  ].join('\n')
}
