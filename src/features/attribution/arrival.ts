import { campaignWords } from './landing.ts'
import type { Arrival } from './tracking.ts'

/** As long as the backend takes. */
const longest = 200

/** What anybody may write into an address, without what no name contains. */
const clean = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}<>"'`]/gu, '')
    .trim()
    .slice(0, longest)

const assistantSource = 'flight_assistant'

const campaignOf = (query: URLSearchParams): Arrival['campaign'] => {
  const asked = ['utm_source', 'utm_medium', 'utm_campaign', 'affiliateId', 'aiAssistant'].some((name) =>
    query.has(name),
  )
  if (!asked) return undefined
  return {
    source: query.has('aiAssistant') ? assistantSource : clean(query.get('utm_source') ?? ''),
    medium: clean(query.get('utm_medium') ?? ''),
    affiliateId: clean(query.get('affiliateId') ?? query.get('utm_campaign') ?? ''),
  }
}

/** Another site's host: its path is nobody's business. Undefined for our own pages, and where the browser says nothing. */
const referrerOf = (referrer: URL | undefined, host: string): string | undefined =>
  referrer && referrer.host !== host ? referrer.host : undefined

/** Who comes back from paying comes from the provider or a bank, which sent us nobody. */
const isOfBooking = ({ pathname }: URL): boolean => pathname.includes('/booking/')

const noWords = new URLSearchParams()

/** What the address says; where it says nothing, what the page of ours before it said, which was left before its scripts came. */
const queryOf = (address: URL, referrer: URL | undefined): URLSearchParams => {
  if (campaignWords.test(address.search)) return address.searchParams
  return referrer?.host === address.host ? referrer.searchParams : noWords
}

/** What a page's address, and the page that led to it, say of where a visitor comes from (rule visitor-4). */
export const arrivalOf = (address: URL, referrer: string): Arrival => {
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined
  const query = queryOf(address, before)
  const campaign = campaignOf(query)
  const from = isOfBooking(address) ? undefined : referrerOf(before, address.host)
  const metaName = clean(query.get('metaName') ?? '')
  return {
    ...(campaign ? { campaign } : {}),
    ...(from ? { referrer: from } : {}),
    ...(metaName ? { metaName } : {}),
  }
}
