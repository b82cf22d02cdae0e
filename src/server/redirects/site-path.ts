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

/** Where a page of a path without its language has moved; undefined where it is there. */
export const movedBySite = (pathname: string): string | undefined => {
  const page = movedPages.find(({ from }) => from.test(pathname))
  return page && pathname.replace(page.from, page.to)
}
