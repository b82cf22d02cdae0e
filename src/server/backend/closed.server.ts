import { env } from 'cloudflare:workers'
import { closedMessage, settingsWithoutSecret } from '#contract/secret.ts'
import { logFailure } from '../log.ts'

/** A backend elsewhere may let callers in by other means than our key. */
export const missingSecrets = (): readonly string[] =>
  settingsWithoutSecret(env, env.BACKEND_URL ? ['AGENT_SECRET'] : ['AGENT_SECRET', 'SERVICE_KEY'])

/** How it is doing is said even while nothing else is. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** What everybody else is told while a secret is missing: nothing is shown that could not be kept. */
export const closedAnswer = ({ url }: Request): Response | undefined => {
  const missing = missingSecrets()
  if (missing.length === 0 || probes.has(new URL(url).pathname)) return undefined
  const requestId = crypto.randomUUID()
  const message = closedMessage(missing)
  logFailure({ event: 'not_configured', requestId, message })
  return new Response(message, {
    status: 503,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', 'x-request-id': requestId },
  })
}
