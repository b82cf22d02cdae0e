const search =
  'from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=2&children=1&ages=7&infants=0&cabin=economy'

export const resultsPath = `/vuelos-bogota-madrid/results?${search}`

/** Pages that need nothing but their address, behind the language. */
export const openPages = {
  home: '',
  hotels: '/?tab=hotels',
  results: resultsPath,
  'hotels-found': '/hoteles/result?destination=CTG&checkIn=2027-02-10&checkOut=2027-02-14&guests=2',
  hotel: '/hoteles/summary?hotel=CTG014&checkIn=2027-02-10&checkOut=2027-02-14&guests=2',
  packages: '/paquetes',
  'packages-found': '/paquetes/result?from=BOG&to=CTG&departure=2027-02-10&return=2027-02-14&guests=2&cabin=economy',
  tours: '/turs/result?country=peru&guests=2',
  tour: '/turs/peru/peru-clasico',
  'activities-found': '/activities/result?destination=CTG&from=2027-02-10&to=2027-02-14&guests=2-8',
  cruises: '/cruceros',
  sailing: '/cruceros/mediterraneo-occidental-tramontana-2027-05-22',
  explore: '/explorar?from=BOG',
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
