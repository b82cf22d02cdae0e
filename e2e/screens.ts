/** Every screen that is held to the same standards, by the part of its address behind the language. */
export const screens = [
  { name: 'home', path: '' },
  { name: 'home, hotels tab', path: '?tab=hotels' },
  {
    name: 'results, choosing the departure',
    path: '/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=2&children=1&ages=7&infants=0&cabin=economy',
  },
  {
    name: 'results, one-way',
    path: '/vuelos-nueva-york-sidney/results?from=JFK&to=SYD&departure=2027-03-10&adults=1&cabin=business',
  },
  {
    name: 'results, nothing flies',
    path: '/vuelos/results?from=PVD&to=RAI&departure=2027-03-10&adults=1&cabin=economy',
  },
  { name: 'results, mended', path: '/vuelos/results?from=bog&to=MAD&departure=yesterday&adults=12&cabin=luxury' },
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
