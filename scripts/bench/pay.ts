import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVisitor, searchOffer } from '../visitor/booking-visitor.ts'
import { postTo } from '../visitor/post.ts'
import { readyToPay } from '../visitor/ready-to-pay.ts'
import { buildUnlessBuilt } from '../build.ts'
import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { percentile } from './cpu-per-request.ts'
import { reportFigures } from './figure.ts'

/** What the site adds, from Pay to confirmation, to the time that the backend itself takes for the calls in between. */
const payments = 40
const mostMedian = 50

await buildUnlessBuilt()
const port = Number(process.env.PORT ?? 4280)
const state = mkdtempSync(path.join(tmpdir(), 'bench-pay-'))
const backend = await serveWorkers({
  port: port + 1,
  workers: ['trayecto_backend'],
  vars: crowdedBindings,
  state: `${state}/backend`,
})

/** A stopwatch between site and backend: milliseconds that calls of the booking took since it was last set to 0. */
let spent = 0
const stopwatch = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const before = performance.now()
  const headers = Object.entries(request.headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name))
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
  const answer = await fetch(new URL(request.url ?? '/', backend.url), {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
    ...body,
  })
  const text = await answer.text()
  spent += performance.now() - before
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
}).listen(port + 2)

const site = await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: { ...crowdedBindings, BACKEND_URL: `http://localhost:${port + 2}` },
  state: `${state}/site`,
})
const offer = await searchOffer(postTo(backend.url))
const added: number[] = []
for (let turn = 0; turn < payments; turn += 1) {
  const visitor = createVisitor(site.url)
  const payment = await readyToPay(visitor, offer)
  spent = 0
  const before = performance.now()
  const answer = await visitor.call('payBooking', payment)
  added.push(performance.now() - before - spent)
  if (!JSON.stringify(answer).includes('"confirmed"')) throw new Error(`Pay ended in ${JSON.stringify(answer)}`)
}
const median = percentile(added, 0.5)
console.log(
  `Pay to confirmation, ${payments} times: the site adds a median of ${median.toFixed(1)} ms and a p99 of ${percentile(added, 0.99).toFixed(1)} ms`,
)

stopwatch.close()
await site.miniflare.dispose()
await backend.miniflare.dispose()
rmSync(state, { recursive: true })
reportFigures([
  {
    name: 'Pay to confirmation, added by the site, median',
    value: median,
    unit: 'ms',
    goal: { of: 'value', most: mostMedian },
  },
])
