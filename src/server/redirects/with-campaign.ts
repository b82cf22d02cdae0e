import { isOfCampaign } from './campaign-names.ts'

const partsOf = (search: string): readonly string[] => search.slice(1).split('&').filter(Boolean)

/**
 * Where a redirect leads on this site, with what a campaign wrote into the address `from` that it leads away from: no page is drawn
 * there, so nothing else would hand it on. What leads elsewhere stays as it is.
 */
export const withCampaign = (location: string, from: URL): string => {
  if (!URL.canParse(location, from)) return location
  const { origin, searchParams } = new URL(location, from)
  if (origin !== from.origin) return location
  const lost = partsOf(from.search).filter((part) => isOfCampaign(part) && !searchParams.has(part.split('=')[0] ?? ''))
  if (lost.length === 0) return location
  const [page = '', ...hash] = location.split('#')
  return [page + (page.includes('?') ? '&' : '?') + lost.join('&'), ...hash].join('#')
}
