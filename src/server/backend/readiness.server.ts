import { env } from 'cloudflare:workers'
import { closedMessage, secretsIn } from '#contract/secret.ts'
import { missingSecrets } from './closed.server.ts'

const longestWait = 3000

/** With the key that calls have, so that the backend says whether it takes it. */
const withKey = (): HeadersInit => {
  const [key] = secretsIn(env.SERVICE_KEY)
  return key ? { authorization: `Bearer ${key}` } : {}
}

const backend = async (): Promise<string> => {
  const address = new URL('readyz', env.BACKEND_URL || 'http://backend')
  try {
    const response = await (env.BACKEND_URL ? fetch : env.BACKEND.fetch.bind(env.BACKEND))(address, {
      headers: withKey(),
      signal: AbortSignal.timeout(longestWait),
    })
    const text = await response.text()
    return response.status < 500 ? 'ok' : `answers ${response.status}: ${text.slice(0, 500)}`
  } catch {
    return 'does not answer'
  }
}

const secrets = (): string => {
  const missing = missingSecrets()
  return missing.length === 0 ? 'ok' : closedMessage(missing)
}

/** Whether the site and what is behind it can do their work: 200, or 503 with what is wrong. */
export const readiness = async (): Promise<Response> => {
  const checks = { secrets: secrets(), backend: await backend() }
  const ready = Object.values(checks).every((check) => check === 'ok')
  return Response.json(
    { status: ready ? 'ready' : 'not ready', checks },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
