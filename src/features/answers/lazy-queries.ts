import type { QueryClient } from '@tanstack/react-query'

let arrived: QueryClient | undefined

/** The cache of the visit, loaded by whoever asks first; for the browser alone. */
export const loadQueries = async (): Promise<QueryClient> =>
  (arrived ??= (await import('./visit-queries.ts')).visitQueries())

/** The same, where anything has been asked yet. */
export const queriesSoFar = (): QueryClient | undefined => arrived
