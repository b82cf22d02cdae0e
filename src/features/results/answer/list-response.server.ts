import { jsonResponse } from '#/server/cache/json-response.server.ts'
import type { Result } from '#domain/problem.ts'
import { answeredAtHeader } from './list-headers.ts'

/** The list is kept at the edge; a browser keeps it only as long as going back and forth takes. */
const oneMinute = 60

/** A whole list as JSON, with the moment at which it was given. */
export const listResponse = (found: Result<{ readonly text: string; readonly stale: boolean }>): Response => {
  if (!found.ok) return jsonResponse(found, 0)
  const { text, stale } = found.value
  const answer = jsonResponse({ ok: true, value: text }, stale ? 0 : oneMinute)
  answer.headers.set(answeredAtHeader, new Date().toISOString())
  return answer
}
