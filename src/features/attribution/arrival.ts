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
const referrerOf = (referrer: string, host: string): string | undefined => {
  const parsed = URL.canParse(referrer) ? new URL(referrer) : undefined
  return parsed && parsed.host !== host ? parsed.host : undefined
}

/** What a page's address, and the page that led to it, say of where a visitor comes from (specification, sections 2 and 4). */
export const arrivalOf = (address: URL, referrer: string): Arrival => {
  const campaign = campaignOf(address.searchParams)
  const from = referrerOf(referrer, address.host)
  const metaName = clean(address.searchParams.get('metaName') ?? '')
  return {
    ...(campaign ? { campaign } : {}),
    ...(from ? { referrer: from } : {}),
    ...(metaName ? { metaName } : {}),
  }
}
