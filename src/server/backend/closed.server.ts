import { env } from 'cloudflare:workers'
import { closedMessage, settingsWithoutSecret } from '#contract/secret.ts'
import { logFailure } from '../log.ts'

/** A backend elsewhere may let callers in by other means than our key. */
export const missingSecrets = (): readonly string[] =>
  settingsWithoutSecret(env, env.BACKEND_URL ? ['AGENT_SECRET'] : ['AGENT_SECRET', 'SERVICE_KEY'])

/** What everybody is told while a secret is missing: nothing is shown that could not be kept. */
export const closedAnswer = (): Response | undefined => {
  const missing = missingSecrets()
  if (missing.length === 0) return undefined
  const requestId = crypto.randomUUID()
  const message = closedMessage(missing)
  logFailure({ event: 'not_configured', requestId, message })
  return new Response(message, {
    status: 503,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', 'x-request-id': requestId },
  })
}
