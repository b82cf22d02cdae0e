import { env } from 'cloudflare:workers'
import { isZone } from '#domain/time/is-zone.ts'

export interface PhoneLine {
  /** undefined where the operator has given none: the site then promises no calls */
  readonly number: string | undefined
  /** hours of the day in `zone` */
  readonly opens: number
  readonly closes: number
  readonly zone: string
}

const hourIn = (text: string | undefined, otherwise: number): number =>
  /^(?:1?\d|2[0-4])$/.test(text ?? '') ? Number(text) : otherwise

/** Hours 8 to 22 are the specification's; whose clock they follow is the operator's to say. What cannot be read is left out. */
export const phoneLine = (): PhoneLine => ({
  number: env.PHONE_NUMBER || undefined,
  opens: hourIn(env.PHONE_OPENS, 8),
  closes: hourIn(env.PHONE_CLOSES, 22),
  zone: env.PHONE_ZONE && isZone(env.PHONE_ZONE) ? env.PHONE_ZONE : 'America/Bogota',
})

export const allowsTestHeaders = (): boolean => env.ALLOW_TEST_HEADERS === 'true'

/** The address that search engines should keep, where the site answers to several. */
export const siteOrigin = (request: Request): string => new URL(env.SITE_URL || request.url).origin

/** How long a draft that nobody comes back to is kept, in days. */
export const draftDays = (): number => {
  const days = Number(env.DRAFT_DAYS)
  return days >= 1 ? days : 7
}

/** Whose hosted page and gateway take the money, as travellers know them. */
export const paymentProvider = (): string => env.PAYMENT_PROVIDER || 'Demo Pay'
