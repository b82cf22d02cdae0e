import { rmSync } from 'node:fs'
import path from 'node:path'
import { ports } from '../e2e/servers.ts'
import { buildUnlessBuilt } from './build.ts'
import { startFaultProxy } from './serving/fault-proxy.ts'
import { crowdedBindings } from './serving/local-bindings.ts'
import { serveWorkers } from './serving/local-workers.ts'

const state = path.resolve('.wrangler/journeys')

rmSync(state, { recursive: true, force: true })
await buildUnlessBuilt()
await serveWorkers({
  port: ports.backend,
  workers: ['trayecto_backend'],
  vars: crowdedBindings,
  state: `${state}/backend`,
})
startFaultProxy(ports.faultProxy, `http://localhost:${ports.backend}`)
await serveWorkers({
  port: ports.site,
  workers: ['server', 'trayecto_backend'],
  vars: {
    ...crowdedBindings,
    // a journey may say where its visitor is
    ALLOW_TEST_HEADERS: 'true',
    REDIRECTS: JSON.stringify({ '/ofertas': '/vuelos', '/seguros': 'https://partner.example/seguros' }),
    REDIRECT_HOSTS: 'partner.example',
  },
  state: `${state}/site`,
})
await serveWorkers({
  port: ports.siteOverFaults,
  workers: ['server', 'trayecto_backend'],
  // a page that was kept would hide what its backend does
  vars: { ...crowdedBindings, BACKEND_URL: `http://localhost:${ports.faultProxy}`, PAGE_CACHE: 'parts' },
  state: `${state}/faults`,
})
console.log('The journeys can begin.')
