import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openRoutes } from '../../e2e/site/site-routes.ts'
import { createVisitor, searchOffer } from '../visitor/booking-visitor.ts'
import { build } from '../build.ts'
import { createServed } from '../faults/served.ts'
import { localServiceHeaders } from '../serving/local-secret.ts'
import { serverFunctionIds } from '../visitor/server-functions.ts'
import { backendCalls } from './backend-calls.ts'
import { fuzz } from './fuzz.ts'

/**
 * Sends what no page of ours would send to every route, server function, form and endpoint of the site and the backend, on
 * this machine alone. Each may refuse it; none may fail.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100000' },
    together: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '45' },
    port: { type: 'string', default: process.env.FUZZ_PORT ?? '4360' },
    built: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)

if (!values.built) await build()
const state = mkdtempSync(path.join(tmpdir(), 'fuzz-'))
const backend = createServed({ port: port + 1, state: `${state}/backend`, workers: ['trayecto_backend'] })
const site = createServed({
  port,
  state: `${state}/site`,
  workers: ['server', 'trayecto_backend'],
  vars: { BACKEND_URL: `http://localhost:${port + 1}` },
})
await backend.start()
await site.start()

const addresses = { site: new URL(`http://localhost:${port}`), backend: new URL(`http://localhost:${port + 1}`) }
const post = (address: string, body: unknown): Promise<Response> =>
  fetch(new URL(address, addresses.backend), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...localServiceHeaders() },
  })
const offer = await searchOffer(post)
const ids = serverFunctionIds()
const visitor = createVisitor(addresses.site, ids)
await visitor.call('startBooking', offer)
const calls = backendCalls(await (await fetch(new URL('/openapi.json', addresses.backend))).json())

const apis = [
  '/api/airports?q=bog&locale=es',
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
]

const outcome = await fuzz({
  targets: {
    site: addresses.site,
    backend: addresses.backend,
    addresses: ['/', ...openRoutes.map((route) => `/en${route.path}`), ...apis],
    functions: [...ids],
    calls: [...calls, { method: 'POST', path: '/graphql' }],
    offer,
    cookie: visitor.cookie(),
    service: localServiceHeaders(),
  },
  seed: Number(values.seed),
  requests: Number(values.requests),
  together: Number(values.together),
  longest: Number(values.minutes) * 60_000,
  onProgress: (sent) => console.log(`${sent} sent`),
})
await site.stop()
await backend.stop()
rmSync(state, { recursive: true, force: true })

const told = [...outcome.statuses]
  .toSorted(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`)
console.log(`seed ${values.seed}: ${outcome.sent} requests in ${Math.round(outcome.seconds)} s; ${told.join(', ')}`)
for (const { index, method, url, what, body } of outcome.faults.slice(0, 30))
  console.error(`✗ ${index} ${method} ${url.slice(0, 300)}\n  ${what}\n  ${body}`)
console.log(`${outcome.faults.length} failed`)
process.exitCode = outcome.faults.length === 0 ? 0 : 1
