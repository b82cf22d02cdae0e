export type Language = 'en' | 'es'

/** A route that was asked for, with a page at it. */
export interface SiteRoute {
  /** as the specification writes it */
  readonly route: string
  readonly path: string
  readonly layout: 'custom' | 'booking' | 'result' | 'footeronly' | 'blank'
  /** `unlisted`: search engines stay out */
  readonly kind: 'public' | 'unlisted'
  readonly title: Readonly<Record<Language, string>>
  /** one search has many addresses, of which one is named */
  readonly isSearch?: true
}

const results =
  '/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=1&children=0&infants=0&cabin=economy'

const hotels = '/hoteles/result?destination=CTG&checkIn=2027-02-10&checkOut=2027-02-14&guests=2'

const coming = {
  hotels: { en: 'Hotels are on their way', es: 'Los hoteles están en camino' },
  activities: { en: 'Activities are on their way', es: 'Las actividades están en camino' },
  tours: { en: 'Tours are on their way', es: 'Los tours están en camino' },
} as const

export const unlisted = (
  route: string,
  layout: SiteRoute['layout'],
  title: SiteRoute['title'],
  path = route,
): SiteRoute => ({ route, path, layout, kind: 'unlisted', title })

const listed = (route: string, title: SiteRoute['title'], path = route): SiteRoute => ({
  route,
  path,
  layout: 'custom',
  kind: 'public',
  title,
})

/** Routes whose page is there for anybody. */
export const openRoutes: readonly SiteRoute[] = [
  listed('/', { en: 'Compare flights with no hidden fees', es: 'Vuelos con precio final' }),
  listed('/{content}/{article}', { en: 'Cabin bags', es: 'Equipaje de mano' }, '/articulos/equipaje-de-mano'),
  listed('/{content}/{subpath}/{article}', { en: 'Jet lag', es: 'Jet lag' }, '/articulos/bienestar/jet-lag'),
  listed('/{countryPage}', { en: 'Spain', es: 'España' }, '/espana'),
  { ...unlisted('/{url}/results', 'booking', { en: 'Bogotá', es: 'Bogotá' }, results), isSearch: true },
  listed('/aerolineas', { en: 'Airlines', es: 'Aerolíneas' }),
  listed('/aerolineas/{airlineName}', { en: 'KLM', es: 'KLM' }, '/aerolineas/numero-de-telefono-klm'),
  listed('/articulos', { en: 'Articles', es: 'Artículos' }),
  listed('/noticias', { en: 'News', es: 'Noticias' }),
  listed('/vuelos', { en: 'Flights', es: 'Vuelos' }),
  listed('/contacta-con-nosotras', { en: 'Contact', es: 'Contacta' }),
  unlisted('/activities/result', 'booking', coming.activities),
  unlisted('/activities/booking/summary', 'footeronly', coming.activities),
  {
    ...unlisted('/hoteles/result', 'booking', { en: 'Hotels in Cartagena', es: 'Hoteles en Cartagena' }, hotels),
    isSearch: true,
  },
  unlisted('/hoteles/summary', 'booking', coming.hotels),
  unlisted('/hoteles/booking/summary', 'footeronly', coming.hotels),
  unlisted('/turs/{country}', 'custom', coming.tours, '/turs/espana'),
  unlisted('/turs/{country}/{package}', 'custom', coming.tours, '/turs/espana/camino'),
  unlisted('/turs/result', 'booking', coming.tours),
  unlisted('/turs/booking/summary', 'footeronly', coming.tours),
  listed('/politica-de-privacidad', { en: 'Privacy', es: 'Privacidad' }),
  listed('/terminos-y-condiciones', { en: 'Terms and conditions', es: 'Términos y condiciones' }),
  unlisted('/user/my-journey', 'custom', { en: 'My journey', es: 'Mi viaje' }),
]

/** Routes that lead home whoever has no booking that they are about (rule route-3). */
export const guardedRoutes: readonly string[] = [
  '/booking/authenticate',
  '/booking/authenticate/authorize',
  '/booking/authenticate/cancel',
  '/booking/authenticate/waiting',
  '/booking/BillingSummary',
  '/booking/confirm',
  '/booking/summary',
  '/activities/booking/success',
  '/activities/booking/waiting',
  '/hoteles/booking/success',
  '/hoteles/booking/waiting',
  '/turs/booking/success',
  '/turs/booking/waiting',
]
