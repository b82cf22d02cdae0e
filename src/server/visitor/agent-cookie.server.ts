import { randomBytes } from 'node:crypto'
import { isSigned, sign } from './secrets.server.ts'

/**
 * Bound to this host, to https and to the whole site by its name. Browsers count `http://localhost` as safe; for Safari, which
 * does not, `scripts/serving/insecure-cookies.ts` gives it another one there.
 */
export const agentCookie = '__Host-agent'

export const agentCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 365 * 86_400,
} as const

/** 192 random bits: nobody guesses the bookings of somebody else (rule visitor-2). */
export const newAgentId = (): string => randomBytes(24).toString('base64url')

export const agentCookieValue = (agentId: string): string => `${agentId}.${sign(agentId)}`

/** The agent that a cookie names; undefined where it is none that this site has signed. */
export const agentOf = (cookie: string | undefined): string | undefined => {
  const [, agentId = '', signature = ''] = /^([\w-]{32})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return agentId !== '' && isSigned(agentId, signature) ? agentId : undefined
}
