import { mayBeContent } from '#/features/content/found/reserved-paths.ts'
import { splitLocale } from '#/i18n/locale.ts'
import { isOfCampaign } from '#/server/redirects/campaign-names.ts'
import { listNames } from './list-names.ts'

/** Pages that are the same for all who ask alike. */
export type CacheableKind = 'home' | 'content' | 'contact' | 'legal' | 'results' | 'packages' | 'cruises' | 'tours'

export interface CacheablePage {
  readonly kind: CacheableKind
  /** the address without what campaigns wrote into it */
  readonly search: string
}

const longestSearch = 600

const paths: readonly (readonly [CacheableKind, RegExp])[] = [
  ['home', /^\/$/],
  ['results', /^\/(?:vuelos[\w-]{0,100}\/results|(?:hoteles|activities|turs)\/result)$/],
  ['packages', /^\/paquetes\/result$/],
  ['contact', /^\/contacta-con-nosotras$/],
  ['legal', /^\/(?:politica-de-privacidad|terminos-y-condiciones)$/],
  ['cruises', /^\/cruceros(?:\/[\w-]{1,120})?$/],
  // one tour tells departures and places left, which are asked for each time
  ['tours', /^\/turs(?:\/(?!result$|booking$)[\w-]{1,60})?$/],
]

const kindOf = (path: string): CacheableKind | undefined =>
  paths.find(([, pattern]) => pattern.test(path))?.[0] ??
  // calls are no pages
  (!path.startsWith('/_') && mayBeContent(path) ? 'content' : undefined)

const isOfList = (name: string): boolean => listNames.has(name)

/** Names in the query that a page may be kept with. A page with others is drawn for whoever asks. */
const isKnown: Readonly<Record<CacheableKind, (name: string) => boolean>> = {
  home: (name) => name === 'tab',
  content: () => false,
  contact: (name) => name === 'about',
  legal: () => false,
  results: isOfList,
  // what is chosen with a flight is asked for each time, and is no name of a list
  packages: isOfList,
  cruises: isOfList,
  tours: () => false,
}

/** The kind of page at an address, and what of its query the page depends on; undefined where nothing is kept. */
export const cacheablePage = ({ pathname, search }: URL): CacheablePage | undefined => {
  const kind = kindOf(splitLocale(pathname).pathname)
  if (!kind || search.length > longestSearch) return undefined
  const parts = search.slice(1).split('&').filter(Boolean)
  const kept = parts.filter((part) => !isOfCampaign(part))
  if (!kept.every((part) => isKnown[kind](part.split('=')[0] ?? ''))) return undefined
  return { kind, search: kept.length > 0 ? `?${kept.join('&')}` : '' }
}
