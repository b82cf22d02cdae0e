import { createHash } from 'node:crypto'
import { allAirports } from '../../backend/airports/airport-table.ts'
import { searchEntryOf } from '../../backend/airports/search-entry.ts'

/** D1 takes statements of up to 100 kB. */
const longestStatement = 80_000

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const insertions = (into: string, rows: readonly string[]): string[] => {
  const statements: string[] = []
  let values: string[] = []
  let length = 0
  for (const row of rows) {
    if (length + row.length > longestStatement) {
      statements.push(`INSERT INTO ${into} VALUES ${values.join(',')}`)
      values = []
      length = 0
    }
    values.push(row)
    length += row.length + 1
  }
  return values.length > 0 ? [...statements, `INSERT INTO ${into} VALUES ${values.join(',')}`] : statements
}

const searchRow = (words: readonly (readonly string[])[], rank: number): string =>
  `(${[rank, ...words.map((column) => quoted([...new Set(column)].join(' ')))].join(',')})`

const searchRows = (): string[] =>
  allAirports().map((airport, rank) => {
    const { codes, cities, names, countries, others } = searchEntryOf(airport)
    return searchRow([codes, cities.flat(), names, countries.flat(), others], rank)
  })

export interface Seed {
  readonly name: string
  readonly version: string
  readonly statements: readonly string[]
}

/** What puts all airports into a migrated database, whatever was there before; `version` changes with the airports. */
export const airportsSeed = (): Seed => {
  const codes = allAirports().map(({ code }, rank) => `(${rank},${quoted(code)})`)
  const content = [
    'DELETE FROM airports',
    "INSERT INTO airport_search(airport_search) VALUES ('delete-all')",
    ...insertions('airports(rank, code)', codes),
    ...insertions('airport_search(rowid, codes, cities, names, countries, others)', searchRows()),
  ]
  const version = createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 16)
  return {
    name: 'airports',
    version,
    statements: [...content, `INSERT OR REPLACE INTO seeds VALUES ('airports', ${quoted(version)})`],
  }
}
