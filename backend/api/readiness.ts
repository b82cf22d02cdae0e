import { env } from 'cloudflare:workers'
import { closedMessage } from '#contract/secret.ts'
import { missingSecrets } from './guard/closed.ts'

const secrets = (): string => {
  const missing = missingSecrets()
  return missing.length === 0 ? 'ok' : closedMessage(missing)
}

/** `seeds` is the last thing that filling a database writes. */
const database = async (): Promise<string> => {
  try {
    const { results } = await env.DB.prepare('SELECT name FROM seeds').all<{ name: string }>()
    const planted = new Set(results.map(({ name }) => name))
    return planted.has('content') ? 'ok' : 'not filled: npm run deploy:database'
  } catch {
    return 'does not answer, or was never migrated: npm run deploy:database'
  }
}

/** Whether this Worker can do its work: 200, or 503 with what is wrong. */
export const readiness = async (): Promise<Response> => {
  const checks = { secrets: secrets(), database: await database() }
  const ready = Object.values(checks).every((check) => check === 'ok')
  return Response.json(
    { status: ready ? 'ready' : 'not ready', checks },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
