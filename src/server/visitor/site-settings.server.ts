import { env } from 'cloudflare:workers'
import { type Company, readCompany } from '#domain/company.ts'
import { packagesSold } from '#domain/packages-sold.ts'
import type { Names } from '#domain/names.ts'
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

/** What is kept of pages that many ask for: whole pages, and of what is drawn its finished parts; these alone; or nothing. */
export const cachedLevel = (): 'pages' | 'parts' | 'nothing' => {
  if (env.PAGE_CACHE === 'off' || import.meta.env.DEV) return 'nothing'
  return env.PAGE_CACHE === 'parts' ? 'parts' : 'pages'
}

export const allowsTestHeaders = (): boolean => env.ALLOW_TEST_HEADERS === 'true'

/** The address that search engines should keep, where the site answers to several. */
export const siteOrigin = (request: Request): string =>
  new URL(env.SITE_URL && URL.canParse(env.SITE_URL) ? env.SITE_URL : request.url).origin

/** Who runs the site. */
export const company = (): Company => readCompany(env.COMPANY ?? '')

/** How long a draft that nobody comes back to is kept, in days. */
export const draftDays = (): number => {
  const days = Number(env.DRAFT_DAYS)
  return days >= 1 ? days : 7
}

/** Whether the operator sells a flight and a hotel at one price. */
export const sellsPackages = (): boolean => packagesSold(env.PACKAGES).has('hotel')

/** Kinds of travel, by their folders, that the operator does not sell. */
export const notSold = (): readonly string[] => {
  const sold = packagesSold(env.PACKAGES)
  return [
    ...(sold.has('hotel') ? [] : ['packages']),
    ...(sold.has('activity') ? [] : ['outings']),
    ...(sold.has('tour') ? [] : ['flown-tours']),
  ]
}

const isNames = (value: unknown): value is Names =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'es' in value &&
  typeof value.en === 'string' &&
  typeof value.es === 'string'

/** What the law wants to be told before a package is bought, in both languages; null until the operator has said it. */
export const packageTerms = (): Names | null => {
  try {
    const terms: unknown = JSON.parse(env.PACKAGE_TERMS || 'null')
    return isNames(terms) ? { en: terms.en, es: terms.es } : null
  } catch {
    return null
  }
}

/** Whose hosted page and gateway take the money, as travellers know them. */
export const paymentProvider = (): string => env.PAYMENT_PROVIDER || 'Demo Pay'

/** Where MapLibre finds what it draws: the operator's style, or ours over the operator's tiles; undefined where maps are drawn. */
export const mapStyle = (): string | undefined => {
  if (env.MAP_STYLE_URL && URL.canParse(env.MAP_STYLE_URL)) return env.MAP_STYLE_URL
  return env.MAP_TILES ? '/tiles/style.json' : undefined
}

const originOf = (text: string): readonly string[] => (URL.canParse(text) ? [new URL(text).origin] : [])

/** The origins elsewhere that a map asks: its style's, and those of tiles, letters and pictures that the operator names. */
export const mapOrigins = (): readonly string[] => {
  if (!env.MAP_STYLE_URL) return []
  return [...new Set([env.MAP_STYLE_URL, ...(env.MAP_ORIGINS ?? '').split(/[\s,]+/)].flatMap(originOf))]
}
