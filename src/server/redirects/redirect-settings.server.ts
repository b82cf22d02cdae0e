import { env } from 'cloudflare:workers'
import { logFailure } from '../log.ts'
import { type RedirectRules, readRedirectRules } from './redirect-rules.ts'
import { redirectOf } from './redirects.ts'

const { rules, faults } = readRedirectRules(env.REDIRECTS ?? '', env.REDIRECT_HOSTS ?? '')

for (const fault of faults) logFailure({ event: 'redirect_rule_left_out', requestId: '', fault })

/** The operator's own, read once when the Worker starts. */
export const redirectRules: RedirectRules = rules

/** Where a path without a language leads that whoever asks for it by its address is led away from; undefined where it stays. */
export const movedTo = (path: string): string | undefined => {
  const address = new URL('https://site.invalid')
  address.pathname = path
  return redirectOf(address, redirectRules)?.location
}
