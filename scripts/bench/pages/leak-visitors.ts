import { day } from '../../visitor/post.ts'

/** A made-up visitor who asks for a public page, and what of the answer must be theirs. */
export interface LeakVisitor {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly marker: string
  readonly locale: 'es' | 'en'
  readonly country: string
  readonly currency: string
  readonly theme: 'system' | 'light' | 'dark'
  readonly viewport: string
  /** where their form begins; undefined on pages without it */
  readonly origin: string | undefined
}

const places = [
  { country: 'CO', latitude: '4.61', longitude: '-74.08', origin: 'BOG', currency: 'COP' },
  { country: 'ES', latitude: '40.42', longitude: '-3.70', origin: 'MAD', currency: 'EUR' },
  { country: 'PE', latitude: '-12.05', longitude: '-77.04', origin: 'LIM', currency: 'PEN' },
  { country: 'MX', latitude: '19.43', longitude: '-99.13', origin: 'MEX', currency: 'MXN' },
] as const

const stay = (first: string, last: string): string => `destination=CTG&${first}=${day(40)}&${last}=${day(44)}&guests=2`

const search = `from=BOG&to=MAD&departure=${day(40)}&return=${day(50)}&adults=1`

const pages = [
  { path: '/', isHome: true },
  { path: '/espana', isHome: false },
  { path: '/aerolineas', isHome: false },
  { path: '/articulos/equipaje-de-mano', isHome: false },
  { path: '/contacta-con-nosotras?about=tours', isHome: false },
  { path: '/politica-de-privacidad', isHome: false },
  { path: '/cruceros', isHome: false },
  { path: '/cruceros/mediterraneo-occidental-tramontana-2027-05-22', isHome: false },
  { path: '/turs', isHome: false },
  { path: '/turs/peru', isHome: false },
  { path: `/vuelos-bogota-madrid/results?${search}`, isHome: false },
  { path: `/hoteles/result?${stay('checkIn', 'checkOut')}`, isHome: false },
  { path: `/activities/result?${stay('from', 'to')}`, isHome: false },
  { path: '/turs/result?country=peru&guests=2', isHome: false },
  { path: `/paquetes/result?from=BOG&to=CTG&departure=${day(40)}&return=${day(45)}&guests=2`, isHome: false },
] as const

const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** Spread so that neighbours differ in everything, the same for each run. */
const spread = (index: number, by: number): number => Math.floor((((index + 1) * by * 2_654_435_761) % 2 ** 32) / 7)

const pathOf = (path: string, locale: 'es' | 'en', isPrefixed: boolean): string =>
  isPrefixed ? `/${locale}${path === '/' ? '' : path}` : path

/** A campaign's words, in every address but the plain ones. */
const withCampaign = (path: string, marker: string, index: number): string => {
  if (index % 3 === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}utm_source=${marker}&utm_campaign=${marker}&gclid=${marker}`
}

export const leakVisitor = (index: number): LeakVisitor => {
  const place = pick(places, spread(index, 3))
  const page = pick(pages, spread(index, 5))
  const locale = pick(['es', 'en'] as const, spread(index, 7))
  const chosen = pick(['', 'EUR', 'GBP', 'USD'] as const, spread(index, 11))
  const theme = pick(['system', 'light', 'dark'] as const, spread(index, 13))
  const viewport = pick(['xs', 'sm', 'md', 'lg', 'xl'] as const, spread(index, 17))
  const isPrefixed = spread(index, 19) % 2 === 0
  const marker = `mkleak${index.toString(36)}x`
  const cookies = [
    `viewport=${viewport}`,
    `theme=${theme}`,
    `__Host-agent=${marker}`,
    `other=${marker}`,
    ...(chosen ? [`currency=${chosen}`] : []),
    // the address wins over it
    `locale=${isPrefixed && index % 2 === 0 ? (locale === 'es' ? 'en' : 'es') : locale}`,
  ]
  return {
    path: withCampaign(pathOf(page.path, locale, isPrefixed), marker, index),
    marker,
    locale,
    country: place.country,
    currency: chosen || place.currency,
    theme,
    viewport,
    origin: page.isHome ? place.origin : undefined,
    headers: {
      accept: 'text/html',
      // one that is kept may be closed while a request is written to it, on a busy machine
      connection: 'close',
      'sec-fetch-dest': 'document',
      'user-agent': `Browser/1.0 (${marker})`,
      referer: `https://${marker}.example/`,
      'accept-language': locale === 'es' ? 'en' : 'es',
      'cf-connecting-ip': `203.0.${index % 200}.${(index >> 3) % 250}`,
      'x-test-country': place.country,
      'x-test-latitude': place.latitude,
      'x-test-longitude': place.longitude,
      cookie: cookies.join('; '),
    },
  }
}
