interface MovedPage {
  /** tried on the path without its language prefix */
  readonly from: RegExp
  readonly to: string
}

/** Addresses that have moved, first match wins (rules route-1, route-4, route-5). */
const movedPages: readonly MovedPage[] = [
  { from: /^\/user$/, to: '/' },
  { from: /^\/tours(\/.*)?$/, to: '/turs$1' },
  { from: /^\/booking\/billingsummary$/i, to: '/booking/BillingSummary' },
  { from: /^\/(?:airlines|aerolineas)\/turkish-airline$/, to: '/aerolineas/turkish-airlines' },
  { from: /^\/airlines(\/.*)?$/, to: '/aerolineas$1' },
  { from: /^\/flights$/i, to: '/vuelos' },
  { from: /^\/packages$/i, to: '/paquetes' },
  { from: /^\/cruises$/i, to: '/cruceros' },
]

/** Kinds of travel without a page of their own: whoever asks for one by its name is led to its search, until there is a page. */
const searchedAtHome: readonly MovedPage[] = [
  { from: /^\/(?:hoteles|hotels)$/i, to: '/?tab=hotels' },
  { from: /^\/(?:activities|actividades)$/i, to: '/?tab=activities' },
]

export const withoutStraySlashes = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Addresses of the site's own: content below `aerolineas` and its like is spelt as its editors spell it. */
const ownNames =
  /^\/(?:activities|aerolineas|airlines|articulos|booking|contacta-con-nosotras|cruceros|explorar|hoteles|inspiracion|noticias|offline|paquetes|politica-de-privacidad|terminos-y-condiciones|tours|turs|user|vuelos)(?=\/|$)/i
/** An activity's own address holds its supplier's code, in which capitals may matter. */
const ownWhole =
  /^\/(?:activities\/(?:booking|result)(?=\/|$)|(?:booking|cruceros|hoteles|paquetes|tours|turs|user)\/)/i

/** The router does not mind capitals; one page has one address. */
export const withoutStrayCapitals = (pathname: string): string => {
  if (pathname === '/booking/BillingSummary') return pathname
  const named = pathname.replace(ownNames, (name) => name.toLowerCase())
  return ownWhole.test(named) ? named.toLowerCase() : named
}

export const withLowerLocale = (pathname: string): string =>
  pathname.replace(/^\/(?:es|en)(?=\/|$)/i, (locale) => locale.toLowerCase())

const leadBy = (pages: readonly MovedPage[], pathname: string): string | undefined => {
  const page = pages.find(({ from }) => from.test(pathname))
  return page && pathname.replace(page.from, page.to)
}

/** Where a page of a path without its language has moved; undefined where it is there. */
export const movedBySite = (pathname: string): string | undefined => leadBy(movedPages, pathname)

/** Where a kind of travel without a page of its own is searched for; a path, and what opens its tab. */
export const searchOf = (pathname: string): string | undefined => leadBy(searchedAtHome, pathname)
