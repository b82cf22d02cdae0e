import { resultsPath } from '../screens/pages-to-look-at.ts'
import { requestFor, serverFunctionIds } from '../visitor/server-functions.ts'

/** A connection for each request: on a busy machine one that is kept may be closed while a request is written to it. */
const headers = { accept: 'text/html', connection: 'close' }

const read = async (address: URL, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(address, { headers, redirect: 'manual', ...init })
  await response.arrayBuffer()
  return response.status
}

/** Somebody who goes on before the page has arrived. */
const leave = async (address: URL): Promise<number> => {
  const leaving = new AbortController()
  const response = await fetch(address, { headers, redirect: 'manual', signal: leaving.signal })
  await response.body?.getReader().read()
  leaving.abort()
  return response.status
}

export interface Asked {
  readonly name: string
  readonly expected: number
  readonly ask: () => Promise<number>
}

/** What a site is asked, one of each kind: pages, calls, files, redirects, refusals and pages that nobody waits for. */
export const mixedRequests = (site: URL): readonly Asked[] => {
  const ids = serverFunctionIds()
  const page = (path: string, expected = 200): Asked => ({
    name: path,
    expected,
    ask: () => read(new URL(site.origin + path)),
  })
  const left = (path: string): Asked => ({
    name: `${path}, left`,
    expected: 200,
    ask: () => leave(new URL(site.origin + path)),
  })
  const call = (name: string, data?: unknown): Asked => {
    const id = ids.get(name)
    if (!id) throw new Error(`The build has no server function ${name}`)
    return {
      name,
      expected: 200,
      ask: async () => {
        const response = await fetch(requestFor(site, id, data, ''))
        await response.arrayBuffer()
        return response.status
      },
    }
  }
  return [
    page('/'),
    page('/en'),
    page(resultsPath),
    left(`/en${resultsPath}`),
    page('/vuelos/results?from=PVD&to=RAI&departure=2027-03-10&adults=1'),
    page('/en/espana'),
    page('/articulos/equipaje-de-mano'),
    left('/aerolineas'),
    page('/nowhere/at/all/here', 404),
    page('/booking/summary', 307),
    page('//elsewhere', 308),
    page('/api/airports?term=bog&lang=es'),
    page('/api/currencyExchange'),
    page('/robots.txt'),
    call('loadForm', 'contact'),
    call('readBooking'),
  ]
}
