/** What a page that anybody may find must score, and what it must not exceed: milliseconds, and times the hello world. */
export const goals = { performance: 99, others: 100, blocking: 50, shift: 0, largestPaint: 1.2 } as const

export interface LighthousePage {
  readonly name: string
  readonly path: string
  /** lists of a search are kept out of search engines on purpose, so that is not asked of them */
  readonly isUnlisted?: true
}

export const lighthousePages: readonly LighthousePage[] = [
  { name: 'home', path: '/en' },
  {
    name: 'results',
    path: '/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=1&cabin=economy',
    isUnlisted: true,
  },
  { name: 'a country', path: '/es/espana' },
  { name: 'an airline', path: '/en/aerolineas/iberia-airline-IB' },
  { name: 'an article', path: '/en/articulos/equipaje-de-mano' },
  {
    name: 'hotels',
    path: '/en/hoteles/result?destination=CTG&checkIn=2027-02-10&checkOut=2027-02-14&guests=2',
    isUnlisted: true,
  },
  { name: 'a tour', path: '/en/turs/peru/peru-clasico' },
  { name: 'cruises', path: '/en/cruceros' },
  {
    name: 'a hotel',
    path: '/en/hoteles/summary?hotel=CTG014&checkIn=2027-02-10&checkOut=2027-02-14&guests=2',
    isUnlisted: true,
  },
  {
    name: 'activities',
    path: '/en/activities/result?destination=CTG&from=2027-02-10&to=2027-02-14&guests=2-8',
    isUnlisted: true,
  },
  { name: 'tours', path: '/en/turs/result?country=peru&guests=2', isUnlisted: true },
  { name: 'a sailing', path: '/en/cruceros/mediterraneo-occidental-tramontana-2027-05-22' },
]
