import { readFileSync, readdirSync } from 'node:fs'
import type { Miniflare } from 'miniflare'

const folder = 'backend/migrations'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const appliedTo = async (database: Database): Promise<Set<string>> => {
  await database.exec('CREATE TABLE IF NOT EXISTS applied_migrations (name TEXT PRIMARY KEY)')
  const { results } = await database.prepare('SELECT name FROM applied_migrations').all<{ name: string }>()
  return new Set(results.map((row) => row.name))
}

const statementsOf = (sql: string): string[] =>
  sql
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)

/** Brings a database up to the newest migration; each is applied once and whole. */
export const migrate = async (database: Database): Promise<void> => {
  const applied = await appliedTo(database)
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    if (applied.has(name)) continue
    await database.batch([
      ...statementsOf(readFileSync(`${folder}/${name}`, 'utf8')).map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO applied_migrations VALUES (?)').bind(name),
    ])
  }
}
