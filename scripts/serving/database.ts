import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery } from 'wrangler'
import { contentSeed } from '../content/seed-statements.ts'
import type { Seed } from '../seed.ts'

const folder = path.join(import.meta.dirname, '../../backend/migrations')

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Wrangler's own table, so that `wrangler d1 migrations` agrees on what has been applied. */
const appliedTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

const appliedTo = async (database: Database): Promise<Set<string>> => {
  await database.prepare(appliedTable).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  return new Set(results.map((row) => row.name))
}

const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

/** Brings a database up to the newest migration; each is applied once and whole. */
const migrate = async (database: Database): Promise<void> => {
  const applied = await appliedTo(database)
  for (const name of migrationNames()) {
    if (applied.has(name)) continue
    const statements = unstable_splitSqlQuery(readFileSync(path.join(folder, name), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

const plant = async (database: Database, seed: Seed): Promise<void> => {
  const found = await database
    .prepare('SELECT version FROM seeds WHERE name = ?')
    .bind(seed.name)
    .first<{ version: string }>()
  if (found?.version === seed.version) return
  await database.batch(seed.statements.map((statement) => database.prepare(statement)))
}

/** A database as the backend needs it: migrated, and with the content of this version in it. */
export const prepareDatabase = async (database: Database): Promise<void> => {
  // made first: while this process computes, it would not see that the runtime closes a connection that it keeps open
  const seed = contentSeed()
  await migrate(database)
  await plant(database, seed)
}
