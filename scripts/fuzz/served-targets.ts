import { openRoutes } from '../../e2e/site/site-routes.ts'
import { createServed } from '../faults/served.ts'
import { localServiceHeaders } from '../serving/local-secret.ts'
import { postTo } from '../visitor/post.ts'
import { createVisitor, searchOffer } from '../visitor/booking-visitor.ts'
import { serverFunctionIds } from '../visitor/server-functions.ts'
import { backendCalls } from './backend-calls.ts'
import type { Targets } from './create-request.ts'

/** Pages that read an id or words out of their address. */
const pages = [
  '/en/activities/an-activity?from=2027-02-10',
  '/en/turs/peru/a-tour?guests=2',
  '/en/cruceros/a-sailing',
  '/en/explorar?from=BOG&month=2027-03&nights=7&budget=400',
  ...['/booking', '/activities/booking', '/hoteles/booking', '/turs/booking'].map(
    (place) => `/en${place}/summary?offer=x`,
  ),
  ...['booking/summary', 'actividad/summary', 'tur/summary', 'tur/vuelos'].map(
    (place) => `/en/paquetes/${place}?offer=x`,
  ),
] as const

const apis = [
  '/api/airports?term=bog&lang=es',
  '/api/airports?lat=4.7&lon=-74.1',
  '/api/assistant?id=x',
  '/api/contacts',
  '/api/currencyExchange?from=USD&to=COP',
  '/api/flight-prices?from=BOG&to=MAD&month=2027-03',
  '/api/flights/list?from=BOG&to=MAD&departure=2027-03-10&adults=1&cabin=economy',
  '/api/flights/grid?from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20',
  '/api/trips/calendar?booking=x',
  '/og/es/vuelos.png',
  '/robots.txt',
  '/sitemap.xml',
  '/pay?cartId=x',
  '/pay/challenge?id=x',
  '/outbox/mail?id=x',
  '/healthz',
] as const

/**
 * The site as `npm start` serves it, and a second backend with its own port, where what the site would never send it can be
 * sent. The site asks the backend beside it, so that no failure between two machines is taken for one of either.
 */
export const serveTargets = (port: number, state: string) => {
  const site = createServed({ port, state: `${state}/site`, workers: ['server', 'trayecto_backend'], front: true })
  const backend = createServed({ port: port + 1, state: `${state}/backend`, workers: ['trayecto_backend'] })
  const addresses = { site: new URL(`http://localhost:${port}`), backend: new URL(`http://localhost:${port + 1}`) }

  return {
    start: async (): Promise<Targets> => {
      await Promise.all([site.start(), backend.start()])
      const offer = await searchOffer(postTo(addresses.backend, localServiceHeaders()))
      const ids = serverFunctionIds()
      const visitor = createVisitor(addresses.site, ids)
      await visitor.call('startBooking', offer)
      const calls = backendCalls(await (await fetch(new URL('/openapi.json', addresses.backend))).json())
      return {
        ...addresses,
        addresses: ['/', ...openRoutes.map((route) => `/en${route.path}`), ...pages, ...apis],
        functions: [...ids],
        calls: [...calls, { method: 'POST', path: '/graphql' }],
        offer,
        cookie: visitor.cookie(),
        service: localServiceHeaders(),
      }
    },
    stop: async (): Promise<void> => {
      await Promise.all([site.stop(), backend.stop()])
    },
    /** What both have logged under a request's id. */
    linesOf: (requestId: string): readonly string[] =>
      `${site.log()}\n${backend.log()}`.split('\n').filter((line) => line.includes(requestId)),
  }
}
