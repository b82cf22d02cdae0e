import { env } from 'cloudflare:workers'
import { Data, Effect } from 'effect'
import type { AirportRecord } from '../airport-record.ts'
import { airportOf } from '../airport-table.ts'

export class StorageFailure extends Data.TaggedError('StorageFailure')<{ readonly cause: unknown }> {}

const statement = `SELECT airports.code FROM airport_search
  JOIN airports ON airports.rank = airport_search.rowid
  WHERE airport_search MATCH ? ORDER BY airport_search.rowid LIMIT ?`

/** The most popular airports that fit an FTS5 expression. */
export const airportsMatching = (
  expression: string,
  limit: number,
): Effect.Effect<readonly AirportRecord[], StorageFailure> =>
  Effect.tryPromise({
    try: () => env.DB.prepare(statement).bind(expression, limit).raw<[string]>(),
    catch: (cause) => new StorageFailure({ cause }),
  }).pipe(Effect.map((rows) => rows.flatMap(([code]) => airportOf(code) ?? [])))
