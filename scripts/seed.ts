import { createHash } from 'node:crypto'

/** What puts one kind of rows into a migrated database, whatever was there before. */
export interface Seed {
  readonly name: string
  /** changes with what is planted */
  readonly version: string
  readonly statements: readonly string[]
}

/** D1 takes statements of up to 100 kB. */
const longestStatement = 80_000

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** `INSERT` statements for rows of values already written as SQL. */
export const insertions = (into: string, rows: readonly string[]): string[] => {
  const statements: string[] = []
  let values: string[] = []
  let length = 0
  for (const row of rows) {
    if (values.length > 0 && length + Buffer.byteLength(row) > longestStatement) {
      statements.push(`INSERT INTO ${into} VALUES ${values.join(',')}`)
      values = []
      length = 0
    }
    values.push(row)
    length += Buffer.byteLength(row) + 1
  }
  return values.length > 0 ? [...statements, `INSERT INTO ${into} VALUES ${values.join(',')}`] : statements
}

export const seedOf = (name: string, statements: readonly string[]): Seed => {
  const version = createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 16)
  return {
    name,
    version,
    statements: [...statements, `INSERT OR REPLACE INTO seeds VALUES (${quoted(name)}, ${quoted(version)})`],
  }
}
