import { day } from '../../visitor/post.ts'

/** What a browser asks a site for, and how often in a thousand requests. */
export interface MixedRoute {
  readonly name: string
  readonly share: number
  /** an address that differs where a turn is to ask for what nobody has asked for yet */
  readonly path: (turn: number) => string
  /** what is posted; it is asked for by GET where left out */
  readonly form?: Readonly<Record<string, string>>
}

const destinations = ['CTG', 'MAD', 'CUN', 'LIM', 'MIA'] as const
const pairs = ['BOG-MAD', 'MDE-CTG', 'MEX-CUN', 'LIM-SCL', 'EZE-MIA', 'LHR-JFK', 'BCN-FCO', 'SIN-BKK'] as const
const mostDays = 250

const pick = <Value>(values: readonly [Value, ...Value[]], turn: number): Value =>
  values[turn % values.length] ?? values[0]

const newDays = (turn: number) => {
  const ahead = 30 + (turn % mostDays)
  return { departure: day(ahead), back: day(ahead + 10), lastOfMonth: day(ahead + 41) }
}

const flightSearch = (turn: number): string => {
  const [from, to] = pick(pairs, turn).split('-')
  const { departure, back } = newDays(turn)
  return `from=${from}&to=${to}&departure=${departure}&return=${back}&adults=1&children=0&infants=0&cabin=economy`
}
const stay = (turn: number, first: string, last: string): string => {
  const { departure, back } = newDays(turn)
  return `destination=${pick(destinations, turn)}&${first}=${departure}&${last}=${back}&guests=2`
}
const packageSearch = (turn: number): string => {
  const { departure, back } = newDays(turn)
  return `from=BOG&to=${pick(['CTG', 'MDE', 'CLO'], turn)}&departure=${departure}&return=${back}&guests=2&cabin=economy`
}

/** Searches that are the same at each turn: asked for before, all but the first time. */
const asked = { flights: flightSearch(0), stays: stay(0, 'checkIn', 'checkOut'), activities: stay(0, 'from', 'to') }
const at = (path: string) => () => path

const calendar = (turn: number): string => {
  const [from, to] = pick(pairs, turn).split('-')
  const { departure, lastOfMonth } = newDays(turn)
  return `/api/flight-prices?from=${from}&to=${to}&start=${departure}&end=${lastOfMonth}&adults=1&children=0&infants=0&cabin=economy`
}

const terms = ['b', 'bo', 'bog', 'bogo', 'mad', 'madr', 'cart', 'new y', 'lond', 'parís', 'méx', 'tok'] as const

/**
 * A thousand requests as visitors are thought to mix them: nobody has counted any yet. Half of who comes reads, a third looks
 * for a trip, and one in a hundred books. Files never reach the Worker.
 */
export const routeMix: readonly MixedRoute[] = [
  { name: 'home', share: 120, path: at('/es') },
  { name: 'home, no language in the address', share: 40, path: at('/') },
  { name: 'tab of hotels', share: 14, path: at('/es?tab=hotels') },
  { name: 'tab of activities', share: 6, path: at('/es?tab=activities') },
  { name: 'tab of tours', share: 6, path: at('/es?tab=tours') },
  { name: 'tab of cruises', share: 6, path: at('/es?tab=cruises') },
  { name: 'tab of packages', share: 6, path: at('/es?tab=packages') },
  { name: 'a country', share: 60, path: at('/es/espana') },
  { name: 'an airline', share: 50, path: at('/es/aerolineas/iberia-airline-IB') },
  { name: 'an article', share: 50, path: at('/es/articulos/equipaje-de-mano') },
  { name: 'an article below another', share: 10, path: at('/es/articulos/bienestar/jet-lag') },
  { name: 'airlines', share: 6, path: at('/es/aerolineas') },
  { name: 'countries', share: 6, path: at('/es/vuelos') },
  { name: 'articles', share: 6, path: at('/es/articulos') },
  { name: 'inspiration', share: 6, path: at('/es/inspiracion') },
  { name: 'news', share: 4, path: at('/es/noticias') },
  { name: 'flights, asked before', share: 70, path: at(`/es/vuelos/results?${asked.flights}`) },
  { name: 'flights, new', share: 30, path: (turn) => `/es/vuelos/results?${flightSearch(turn + 1)}` },
  { name: 'flights, a filter', share: 20, path: (turn) => `/es/vuelos/results?${asked.flights}&stops=0&page=${turn}` },
  { name: 'list of flights', share: 55, path: at(`/api/flights/list?${asked.flights}`) },
  { name: 'hotels, asked before', share: 16, path: at(`/es/hoteles/result?${asked.stays}`) },
  { name: 'hotels, new', share: 8, path: (turn) => `/es/hoteles/result?${stay(turn + 1, 'checkIn', 'checkOut')}` },
  { name: 'list of hotels', share: 14, path: at(`/api/hotels/list?${asked.stays}`) },
  {
    name: 'a hotel',
    share: 14,
    path: at('/es/hoteles/summary?hotel=CTG014&checkIn=2027-02-10&checkOut=2027-02-14&guests=2'),
  },
  { name: 'activities, asked before', share: 8, path: at(`/es/activities/result?${asked.activities}`) },
  { name: 'activities, new', share: 4, path: (turn) => `/es/activities/result?${stay(turn + 1, 'from', 'to')}` },
  { name: 'list of activities', share: 6, path: at(`/api/activities/list?${asked.activities}&lang=es`) },
  { name: 'an activity', share: 6, path: at('/es/activities/PRUEBAS-standard?from=2027-02-10&to=2027-02-12&guests=2') },
  { name: 'tours', share: 8, path: at('/es/turs/result?country=peru&guests=2') },
  { name: 'all tours', share: 6, path: at('/es/turs') },
  { name: 'tours of a country', share: 4, path: at('/es/turs/espana') },
  { name: 'a tour', share: 8, path: at('/es/turs/peru/peru-clasico') },
  { name: 'cruises', share: 8, path: at('/es/cruceros') },
  { name: 'a sailing', share: 6, path: at('/es/cruceros/mediterraneo-occidental-tramontana-2027-05-22') },
  { name: 'packages', share: 6, path: at('/es/paquetes') },
  { name: 'packages, asked before', share: 8, path: at(`/es/paquetes/result?${packageSearch(0)}`) },
  { name: 'packages, new', share: 4, path: (turn) => `/es/paquetes/result?${packageSearch(turn + 1)}` },
  { name: 'explore', share: 10, path: at('/es/explorar?from=BOG') },
  {
    name: 'places for some letters',
    share: 120,
    path: (turn) => `/api/airports?term=${encodeURIComponent(pick(terms, turn))}&lang=es`,
  },
  {
    name: 'destinations for some letters',
    share: 16,
    path: (turn) => `/api/hotels/destinations?term=${encodeURIComponent(pick(terms, turn))}&lang=es`,
  },
  { name: 'prices of a calendar', share: 34, path: calendar },
  { name: 'prices of the days around', share: 10, path: (turn) => `/api/flights/grid?${flightSearch(turn)}` },
  { name: 'rates', share: 6, path: at('/api/currencyExchange') },
  { name: 'cruises to start with', share: 4, path: at('/api/cruises/start?lang=es') },
  { name: 'contact', share: 4, path: at('/es/contacta-con-nosotras') },
  { name: 'terms', share: 2, path: at('/es/terminos-y-condiciones') },
  { name: 'privacy', share: 2, path: at('/es/politica-de-privacidad') },
  { name: 'my journey', share: 4, path: at('/es/user/my-journey') },
  { name: 'offline', share: 2, path: at('/es/offline') },
  { name: 'not found', share: 6, path: at('/es/nowhere/at/all/here') },
  { name: 'sitemap', share: 2, path: at('/sitemap.xml') },
  { name: 'robots', share: 4, path: at('/robots.txt') },
  { name: 'a picture of a link, made before', share: 3, path: at('/og/es/espana.png') },
  {
    name: 'a choice of currency',
    share: 6,
    path: at('/preferences'),

    form: { currency: 'EUR', return: '/es' },
  },
]
