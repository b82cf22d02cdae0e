import { stayDays, travelDay } from './travel-days.ts'

/** Every screen that is held to the same standards, by the part of its address behind the language. */
export const screens = [
  { name: 'home', path: '' },
  { name: 'home, hotels tab', path: '?tab=hotels' },
  {
    name: 'results, choosing the departure',
    path: `/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=2&children=1&ages=7&infants=0&cabin=economy`,
  },
  {
    name: 'results, one-way',
    path: `/vuelos-nueva-york-sidney/results?from=JFK&to=SYD&departure=${travelDay(100)}&adults=1&cabin=business`,
  },
  {
    name: 'results, nothing flies',
    path: `/vuelos/results?from=PVD&to=RAI&departure=${travelDay(100)}&adults=1&cabin=economy`,
  },
  { name: 'results, mended', path: '/vuelos/results?from=bog&to=MAD&departure=yesterday&adults=12&cabin=luxury' },
  { name: 'hotels', path: `/hoteles/result?destination=CTG&${stayDays()}&guests=2-8,1` },
  {
    name: 'packages',
    path: `/paquetes/result?from=BOG&to=CTG&${stayDays('departure', 'return')}&guests=2&cabin=economy`,
  },
  { name: 'explore', path: '/explorar?from=BOG' },
  { name: 'a hotel', path: `/hoteles/summary?hotel=CTG014&${stayDays()}&guests=2` },
  { name: 'activities', path: `/activities/result?destination=CTG&${stayDays('from', 'to')}&guests=2-8` },
  { name: 'an activity', path: `/activities/PRUEBAS-standard?from=${travelDay(60)}&to=${travelDay(62)}&guests=2-8` },
  { name: 'cruises', path: '/cruceros' },
  { name: 'cruises, none left', path: '/cruceros?destination=alaska&ship=salina' },
  { name: 'a sailing', path: '/cruceros/mediterraneo-occidental-tramontana-2027-05-22' },
  { name: 'home, cruises tab', path: '?tab=cruises' },
  { name: 'tours', path: '/turs/result?country=peru&guests=2-9' },
  { name: 'a tour', path: '/turs/peru/peru-clasico?guests=3' },
  { name: 'all tours', path: '/turs' },
  { name: 'an airline', path: '/aerolineas/iberia-airline-IB' },
  { name: 'all airlines', path: '/aerolineas' },
  { name: 'flights by country', path: '/vuelos' },
  { name: 'a country', path: '/espana' },
  { name: 'all articles', path: '/articulos' },
  { name: 'an article', path: '/articulos/equipaje-de-mano' },
  { name: 'news', path: '/noticias' },
  { name: 'inspiration', path: '/inspiracion/islas-del-caribe' },
  { name: 'contact', path: '/contacta-con-nosotras' },
  { name: 'not found', path: '/no-such/page/at/all/here' },
] as const

export const languages = ['en', 'es'] as const

/**
 * The tag of a journey that is made in both languages and must hold on both screens: large in one, small in the other. What differs
 * between the two languages is words.
 */
export const seenOn = { en: [], es: '@phone-only' } satisfies Record<(typeof languages)[number], string | string[]>
