import { env } from 'cloudflare:workers'
import { applyD1Migrations } from 'cloudflare:test'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: Parameters<typeof applyD1Migrations>[1]
  }
}

await applyD1Migrations(env.DB, inject('migrations'))
