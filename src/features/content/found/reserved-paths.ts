/** First parts of addresses that the site keeps for itself: no country, article or inspiration of that name can be. */
const reservedNames: ReadonlySet<string> = new Set([
  'actividades',
  'activities',
  'aerolineas',
  'airlines',
  'api',
  'articulos',
  'assets',
  'booking',
  'builds',
  'contacta-con-nosotras',
  'cruceros',
  'cruises',
  'en',
  'es',
  'explorar',
  'flights',
  'forms',
  'graphql',
  'healthz',
  'hoteles',
  'hotels',
  'inspiracion',
  'messages',
  'noticias',
  'offline',
  'og',
  'tiles',
  'outbox',
  'packages',
  'paquetes',
  'pay',
  'payments',
  'politica-de-privacidad',
  'preferences',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
  'terminos-y-condiciones',
  'tours',
  'turs',
  'unsubscribe',
  'user',
  'vuelos',
])

/** Addresses of the site that content stands at, or below. */
const contentRoots: ReadonlySet<string> = new Set([
  'aerolineas',
  'articulos',
  'contacta-con-nosotras',
  'inspiracion',
  'noticias',
  'vuelos',
])

const firstPart = (path: string): string => (path.split('/')[1] ?? '').toLowerCase()

/** Whether a path without language can be no country page because the site has it for itself. */
export const isReserved = (path: string): boolean => reservedNames.has(firstPart(path))

/** Whether content may be at a path without language at all. */
export const mayBeContent = (path: string): boolean =>
  /^(?:\/[\w-]{1,100}){1,3}$/.test(path) && (contentRoots.has(firstPart(path)) || !isReserved(path))

/** Whether a page was asked for in other capitals than its editors give it: one page has one address. */
export const hasOtherCapitals = (asked: string, path: string): boolean =>
  asked !== path && asked.toLowerCase() === path.toLowerCase()
