import { env } from 'cloudflare:workers'
import { Unavailable } from '#contract/problem.ts'
import { closedMessage, settingsWithoutSecret } from '#contract/secret.ts'
import { logLine } from '#contract/log/log-line.ts'
import { requestIdOf } from '../request-id.ts'

/** Settings that the backend signs with or lets callers in by, and that hold no secret. */
export const missingSecrets = (): readonly string[] => settingsWithoutSecret(env, ['OFFER_SECRET', 'SERVICE_KEY'])

/** What everybody is told while a secret is missing: with one that all know, anyone could make up offers and open bookings. */
export const closedAnswer = (request: Request): Response | undefined => {
  const missing = missingSecrets()
  if (missing.length === 0) return undefined
  const requestId = requestIdOf(Object.fromEntries(request.headers))
  const message = closedMessage(missing)
  logLine('error', 'not_configured', requestId, { message })
  const problem: typeof Unavailable.Encoded = { _tag: 'Unavailable', code: 'not_configured', message, requestId }
  return Response.json(problem, { status: 503, headers: { 'cache-control': 'no-store' } })
}
