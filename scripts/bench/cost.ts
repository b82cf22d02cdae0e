import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVisitor, searchOffer } from '../visitor/booking-visitor.ts'
import { readyToPay } from '../visitor/ready-to-pay.ts'
import { buildUnlessBuilt } from '../build.ts'
import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { percentile, settledCpuTime } from './cpu-per-request.ts'
import { type Figure, reportFigures } from './figure.ts'
import { measuredPages, readPage } from './pages/measured-pages.ts'
import { workerdPid } from './process-cpu.ts'

/**
 * What a million searches and a million bookings cost at Cloudflare, from the CPU that they take here and the rows that they write
 * (`rows-of-a-booking.workerd.test.ts`). US dollars a million: milliseconds of CPU, requests of Workers and of objects, rows written.
 */
const dollars = { cpu: 0.02, request: 0.3, objectRequest: 0.15, row: 1 }
const turns = 40
const searchGoal = 0.75
const bookingGoal = 15
/** of the database, of the order's object, and of the visitor's own, where each save is one */
const rowsOfBooking = 35 + 25 + 6
/** of a booking: its pages and calls; each call reaches the visitor's object, and half of them the order's */
const calls = { requests: 12, objects: 15 }

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-cost-'))
const { miniflare, url } = await serveWorkers({
  port: Number(process.env.PORT ?? 4290),
  workers: ['server', 'trayecto_backend'],
  vars: crowdedBindings,
  state,
})
const pid = workerdPid()

/** Milliseconds of CPU that some work takes, at the median, of both Workers together. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  for (let turn = 0; turn < turns; turn += 1) await work()
  const spent: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await settledCpuTime(pid)
    await work()
    spent.push((await settledCpuTime(pid)) - before)
  }
  return percentile(spent, 0.5)
}

const { fetch: askBackend } = await miniflare.getWorker('trayecto-backend')
const offer = await searchOffer(
  (address, body) =>
    askBackend(`http://backend${address}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }) as unknown as Promise<Response>,
)

const book = async (): Promise<void> => {
  const visitor = createVisitor(url)
  const payment = await readyToPay(visitor, offer)
  const answer = await visitor.call('payBooking', payment)
  if (!JSON.stringify(answer).includes('"confirmed"')) throw new Error(`Pay ended in ${JSON.stringify(answer)}`)
}

const perMillion = (name: string, value: number, most: number): Figure => ({
  name,
  value,
  unit: 'USD',
  goal: { of: 'value', most },
})

try {
  const search = await cpuOf(() => readPage(url, measuredPages.cold.address()))
  const again = await cpuOf(() => readPage(url, measuredPages.results.address()))
  const booking = await cpuOf(book)
  const control = await cpuOf(() => readPage(url, '/healthz'))
  const cpu = (name: string, value: number): Figure => ({
    name,
    value,
    unit: 'ms',
    control: { name: '/healthz', value: control },
  })
  reportFigures([
    cpu('CPU of a search nobody has made yet', search),
    cpu('CPU of a search that was made before', again),
    cpu('CPU of a booking, from choice to confirmation', booking),
    perMillion('a million searches, none made before', search * dollars.cpu + dollars.request, searchGoal),
    perMillion('a million searches, each made before', again * dollars.cpu + dollars.request, searchGoal),
    perMillion(
      'a million bookings',
      booking * dollars.cpu +
        calls.requests * dollars.request +
        calls.objects * dollars.objectRequest +
        rowsOfBooking * dollars.row,
      bookingGoal,
    ),
  ])
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
