import { packagesSold } from '#domain/packages-sold.ts'
import { numberIn } from '../settings.ts'
import type { OrderSettings } from './order-ports.ts'

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The operator's settings, and what a demo does without any. */
export const orderSettings = (env: Cloudflare.Env): OrderSettings['Service'] => ({
  ownerOfficeId: env.OWNER_OFFICE_ID || 'TRY1A0100',
  queuingOfficeId: env.QUEUING_OFFICE_ID || env.OWNER_OFFICE_ID || 'TRY1A0100',
  quoteSeconds: numberIn(env.QUOTE_SECONDS, 120),
  ticketingSeconds: numberIn(env.TICKETING_SECONDS, 8),
  holdSeconds: numberIn(env.HOLD_SECONDS, 259_200),
  sessionSeconds: numberIn(env.SESSION_SECONDS, 86_400, { least: 1 }),
  retrySeconds: numberIn(env.RETRY_SECONDS, 2),
  penalties: env.PACKAGE_PENALTIES === 'absorb' ? 'absorb' : 'ask',
  packages: (kind) => packagesSold(env.PACKAGES).has(kind),
  insured: env.TWO_FINAL_PARTS === 'insured',
  siteOrigins: listOf(env.SITE_ORIGINS),
})
