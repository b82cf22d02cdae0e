import { stayDays, travelDay } from '../travel-days.ts'

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

const results = `/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1&children=0&infants=0&cabin=economy`

const hotels = `/hoteles/result?destination=CTG&${stayDays()}&guests=2`

const packages = `/paquetes/result?from=BOG&to=CTG&${stayDays('departure', 'return')}&guests=2&cabin=economy`

const activities = `/activities/result?destination=CTG&${stayDays('from', 'to')}&guests=2`

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
  listed('/contacta-con-nosotras', { en: 'Contact', es: 'Contáctanos' }),
  {
    ...unlisted(
      '/activities/result',
      'booking',
      { en: 'Activities in Cartagena', es: 'Actividades en Cartagena' },
      activities,
    ),
    isSearch: true,
  },
  {
    ...unlisted('/hoteles/result', 'booking', { en: 'Hotels in Cartagena', es: 'Hoteles en Cartagena' }, hotels),
    isSearch: true,
  },
  unlisted(
    '/hoteles/summary',
    'booking',
    { en: 'Hotel Zafiral', es: 'Hotel Zafiral' },
    `/hoteles/summary?hotel=CTG014&${stayDays()}&guests=2`,
  ),
  listed('/paquetes', { en: 'Flight and hotel packages', es: 'Paquetes de vuelo y hotel' }),
  {
    ...unlisted('/paquetes/result', 'booking', { en: 'hotel in Cartagena', es: 'hotel en Cartagena' }, packages),
    isSearch: true,
  },
  listed('/turs', { en: 'Tours, day by day', es: 'Tours, día por día' }),
  listed('/turs/{country}', { en: 'Tours in Spain', es: 'Tours en España' }, '/turs/espana'),
  listed('/turs/{country}/{package}', { en: 'Andalusia by train', es: 'Andalucía en tren' }, '/turs/espana/andalucia'),
  {
    ...unlisted(
      '/turs/result',
      'booking',
      { en: 'Tours in Peru', es: 'Tours en Perú' },
      '/turs/result?country=peru&guests=2',
    ),
    isSearch: true,
  },
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
  '/activities/booking/summary',
  '/activities/booking/waiting',
  '/hoteles/booking/success',
  '/hoteles/booking/summary',
  '/hoteles/booking/waiting',
  '/paquetes/booking/success',
  '/paquetes/actividad/summary',
  '/paquetes/tur/summary',
  '/paquetes/tur/vuelos',
  '/paquetes/booking/summary',
  '/paquetes/booking/waiting',
  '/turs/booking/success',
  '/turs/booking/summary',
  '/turs/booking/waiting',
]
