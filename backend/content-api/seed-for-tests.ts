import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    contentSeed: readonly string[]
  }
}

/** Puts all content into the database of a test in workerd, where no files can be read. */
export const seedContent = async (): Promise<void> => {
  await env.DB.batch(inject('contentSeed').map((statement) => env.DB.prepare(statement)))
}
