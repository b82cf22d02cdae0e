const search =
  'from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=2&children=1&ages=7&infants=0&cabin=economy'

export const resultsPath = `/vuelos-bogota-madrid/results?${search}`

/** Pages that need nothing but their address, behind the language. */
export const openPages = {
  home: '',
  hotels: '/?tab=hotels',
  results: resultsPath,
  'no-flights': '/vuelos/results?from=PVD&to=RAI&departure=2027-03-10&adults=1',
  'not-found': '/nowhere/at/all/here',
  offline: '/offline',
  airline: '/aerolineas/iberia-airline-IB',
  airlines: '/aerolineas',
  countries: '/vuelos',
  country: '/espana',
  article: '/articulos/equipaje-de-mano',
  articles: '/articulos',
  inspiration: '/inspiracion',
  contact: '/contacta-con-nosotras',
} as const

/** Pages that are looked at too, and much like one that is shown. */
export const morePages = {
  news: '/noticias',
  island: '/inspiracion/islas-del-caribe',
  terms: '/terminos-y-condiciones',
  privacy: '/politica-de-privacidad',
} as const
