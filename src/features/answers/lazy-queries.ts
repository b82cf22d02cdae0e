import type { QueryClient } from '@tanstack/react-query'

let arrived: QueryClient | undefined

/** The cache of the visit, loaded by whoever asks first; for the browser alone. */
export const loadQueries = async (): Promise<QueryClient> =>
  (arrived ??= (await import('./visit-queries.ts')).visitQueries())

/** The same, where anything has been asked yet. */
export const queriesSoFar = (): QueryClient | undefined => arrived

let renewals = 0
const followers = new Set<() => void>()

/** How often a list was asked for anew, for `useSyncExternalStore`. */
export const renewalsSoFar = (): number => renewals

export const followRenewals = (follow: () => void): (() => void) => {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** Tells whatever shows prices that a list has newer ones. */
export const tellRenewal = (): void => {
  renewals++
  for (const follow of followers) follow()
}
