import { allAirports } from '../../backend/airports/airport-table.ts'
import { qualifiersOf, searchEntryOf } from '../../backend/airports/search/search-entry.ts'
import { type Seed, insertions, quoted, seedOf } from '../seed.ts'

const searchRow = (words: readonly (readonly string[])[], rank: number): string =>
  `(${[rank, ...words.map((column) => quoted([...new Set(column)].join(' ')))].join(',')})`

const searchRows = (): string[] =>
  allAirports().map((airport, rank) => {
    const { codes, cities, otherNames, scripts, names, regions, countries, others } = searchEntryOf(airport)
    const columns = [
      codes,
      [...cities.flat(), ...otherNames.flat(), ...scripts.cities.flat()],
      names,
      [...countries.flat(), ...scripts.countries.flat()],
      [...regions.flat(), ...others, ...qualifiersOf(airport)],
    ]
    return searchRow(columns, rank)
  })

/** What puts all airports into a migrated database. */
export const airportsSeed = (): Seed =>
  seedOf('airports', [
    'DELETE FROM airports',
    "INSERT INTO airport_search(airport_search) VALUES ('delete-all')",
    ...insertions(
      'airports(rank, code)',
      allAirports().map(({ code }, rank) => `(${rank},${quoted(code)})`),
    ),
    ...insertions('airport_search(rowid, codes, cities, names, countries, others)', searchRows()),
  ])
