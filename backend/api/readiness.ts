import { env } from 'cloudflare:workers'
import { closedMessage } from '#contract/secret.ts'
import { missingSecrets } from './guard/closed.ts'
import { isServiceKey } from './guard/service-caller-layer.ts'
import { newestMigration } from './newest-migration.ts'

const secrets = (): string => {
  const missing = missingSecrets()
  return missing.length === 0 ? 'ok' : closedMessage(missing)
}

/** `seeds` is the last thing that filling a database writes. */
const database = async (): Promise<string> => {
  try {
    const [applied, planted] = await env.DB.batch([
      env.DB.prepare('SELECT 1 FROM d1_migrations WHERE name = ?').bind(newestMigration),
      env.DB.prepare("SELECT 1 FROM seeds WHERE name = 'content'"),
    ])
    if (applied?.results.length === 0) return `lacks ${newestMigration}: npm run deploy:database`
    return planted?.results.length === 0 ? 'not filled: npm run deploy:database' : 'ok'
  } catch {
    return 'does not answer, or was never migrated: npm run deploy:database'
  }
}

/** Of whoever shows a key. Without one, how it is doing is told to everybody. */
const caller = (authorization: string | null): { readonly caller?: string } =>
  authorization === null
    ? {}
    : {
        caller: isServiceKey(authorization.replace(/^Bearer /i, ''))
          ? 'ok'
          : 'not known: its SERVICE_KEY is not one of the backend’s',
      }

/** Whether this Worker can do its work: 200, or 503 with what is wrong. */
export const readiness = async ({ headers }: Request): Promise<Response> => {
  const checks = { secrets: secrets(), database: await database(), ...caller(headers.get('authorization')) }
  const ready = Object.values(checks).every((check) => check === 'ok')
  return Response.json(
    { status: ready ? 'ready' : 'not ready', checks },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
