import { day } from '../../visitor/post.ts'

export interface MeasuredPage {
  readonly name: string
  readonly address: () => string
}

const results = (departure: number): string =>
  `/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${day(departure)}&return=${day(departure + 10)}&adults=1`

const searchOf = { departure: 29 }

export const measuredPages = {
  home: { name: 'home', address: () => '/en' },
  country: { name: 'a country', address: () => '/en/espana' },
  results: { name: 'results', address: () => results(20) },
  /** nobody has asked for this search yet: the backend searches, in the same process */
  cold: {
    name: 'results, cold',
    address: () => results((searchOf.departure = 30 + ((searchOf.departure - 29) % 250))),
  },
} as const satisfies Record<string, MeasuredPage>

/** As a browser asks for a page, which takes it in pieces. The edge compresses, not the Worker: so no encoding is accepted. */
const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-encoding': 'identity' }

/** The page at an address of the site, to its end. Throws where the answer is not a success. */
export const readPage = async (site: URL, address: string): Promise<string> => {
  const response = await fetch(site.origin + address, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return text
}
