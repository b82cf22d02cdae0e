import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve('.wrangler/agent-secret')

/** The AGENT_SECRET of this machine: the one that is set, or one made once and kept beside the local databases. */
export const localAgentSecret = (): string => {
  if (process.env.AGENT_SECRET) return process.env.AGENT_SECRET
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
