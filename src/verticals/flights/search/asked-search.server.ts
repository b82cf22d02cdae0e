import { addDays } from '#domain/time/dates.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { AskedSearch } from './asked-search.ts'
import { openFlightSearch } from './open-search.server.ts'
import { parseFlightSearch } from './parse-flight-search.ts'
import type { ResultsUrl } from '../results/query/results-url.ts'

/** Stands in where neither the URL nor the backend names a place. */
const lastResort = { from: 'BOG', to: 'MAD' }

/** The earliest day that it still is anywhere: what is past at the origin is only known with the origin. */
const earliestToday = (): string => addDays(new Date().toISOString().slice(0, 10), -1)

/** The search that a URL asks for without the help of the backend; undefined where it leaves a place to be found. */
export const plainlyAsked = (url: ResultsUrl): AskedSearch | undefined => {
  const today = earliestToday()
  const { search, mended, unresolved } = parseFlightSearch(url, today, lastResort)
  const isPlain = !unresolved.from && !unresolved.to && !mended.some(({ field }) => field === 'from' || field === 'to')
  return isPlain ? { search, mended, today, places: { from: undefined, to: undefined } } : undefined
}

/** The search that a URL asks for; where the backend cannot say what is meant, the URL is taken at its word. */
export const resolveAsked = async (url: ResultsUrl): Promise<AskedSearch> => {
  const { locale, visitor } = requestScope()
  const { latitude, longitude } = visitor.coordinates
  const resolved = await runServer(openFlightSearch(url, { lat: latitude, lon: longitude }, locale))
  if (resolved.ok) return resolved.value
  const today = earliestToday()
  const { search, mended } = parseFlightSearch(url, today, lastResort)
  return { search, mended, today, places: { from: undefined, to: undefined } }
}
