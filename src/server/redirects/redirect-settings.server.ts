import { env } from 'cloudflare:workers'
import { logFailure } from '../log.ts'
import { type RedirectRules, readRedirectRules } from './redirect-rules.ts'

const { rules, faults } = readRedirectRules(env.REDIRECTS ?? '', env.REDIRECT_HOSTS ?? '')

for (const fault of faults) logFailure({ event: 'redirect_rule_left_out', requestId: '', fault })

/** The operator's own, read once when the Worker starts. */
export const redirectRules: RedirectRules = rules
