import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVisitor, searchOffer } from '../visitor/booking-visitor.ts'
import { postBeside } from '../visitor/post.ts'
import { readyToPay } from '../visitor/ready-to-pay.ts'
import { buildUnlessBuilt } from '../build.ts'
import { crowdedBindings } from '../serving/local-bindings.ts'
import { serveWorkers } from '../serving/local-workers.ts'
import { percentile, settledCpuTime } from './cpu-per-request.ts'
import { type Figure, reportFigures } from './figure.ts'
import { measuredPages, readPage } from './pages/measured-pages.ts'
import { workerdPid } from './process-cpu.ts'
import { countUsage } from './usage/count-usage.ts'
import { chargesOf, dollars, rowsOfObjects } from './usage/dollars.ts'

/**
 * What a million searches and a million bookings cost at Cloudflare: the CPU that they take here, and the rows and requests that a real
 * run is counted to need (`usage/counting-entry.ts`).
 */
const turns = 40
const searchGoal = 0.75
const bookingGoal = 15

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'bench-cost-'))
const port = Number(process.env.PORT ?? 4290)
const { miniflare, url } = await serveWorkers({
  port,
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

const offer = await searchOffer(await postBeside(miniflare))

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

const count = (name: string, value: number, unit: string): Figure => ({ name, value, unit })

try {
  const search = await cpuOf(() => readPage(url, measuredPages.cold.address()))
  const again = await cpuOf(() => readPage(url, measuredPages.results.address()))
  const booking = await cpuOf(book)
  const control = await cpuOf(() => readPage(url, '/healthz'))
  await miniflare.dispose()
  const { booking: counted, searched, searches } = await countUsage(port + 1)
  const charges = chargesOf(counted)
  const searchRows = rowsOfObjects(searched) / searches
  const searchCalls = searched.objectRequests / searches
  const real =
    booking * dollars.cpu +
    charges.requests * dollars.request +
    charges.objectRequests * dollars.objectRequest +
    charges.objectSeconds * dollars.objectSecond +
    charges.ownRows * dollars.row
  const cold = search * dollars.cpu + dollars.request + searchCalls * dollars.objectRequest + searchRows * dollars.row
  const cpu = (name: string, value: number): Figure => ({
    name,
    value,
    unit: 'ms',
    control: { name: '/healthz', value: control },
  })
  console.log(JSON.stringify(counted, null, 2))
  reportFigures([
    cpu('CPU of a search nobody has made yet', search),
    cpu('CPU of a search that was made before', again),
    cpu('CPU of a booking, from choice to confirmation', booking),
    count('a booking: rows, with a real provider and airline', charges.ownRows, 'rows'),
    count('a booking: rows of the built-in ones beside them', charges.demoRows, 'rows'),
    count('a booking: requests, its pages among them', charges.requests, 'requests'),
    count('a booking: calls and alarms of objects', charges.objectRequests, 'requests'),
    count('a booking: time in which objects are busy', charges.objectSeconds, 's'),
    count('a search nobody has made yet: rows', searchRows, 'rows'),
    perMillion('a million searches, none made before', cold, searchGoal),
    perMillion('a million searches, each made before', again * dollars.cpu + dollars.request, searchGoal),
    perMillion('a million bookings, with a real provider and airline', real, bookingGoal),
    { name: 'a million bookings, with the built-in ones', value: real + charges.demoRows * dollars.row, unit: 'USD' },
  ])
} finally {
  await miniflare.dispose()
  rmSync(state, { recursive: true })
}
