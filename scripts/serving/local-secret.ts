import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileNames = {
  AGENT_SECRET: 'agent-secret',
  SERVICE_KEY: 'service-key',
  OFFER_SECRET: 'offer-secret',
} as const

/** A secret of this machine: the one that is set, or one made once and kept beside the local databases. */
export const localSecret = (name: keyof typeof fileNames): string => {
  const set = process.env[name]
  if (set) return set
  const file = path.resolve('.wrangler', fileNames[name])
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** What a caller of the local backend shows, as the site does. */
export const localServiceHeaders = (): { readonly authorization: string } => ({
  authorization: `Bearer ${localSecret('SERVICE_KEY').split(/\s+/)[0] ?? ''}`,
})
