import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { buildUnlessBuilt } from '../build.ts'
import { startBentProxy } from '../serving/fault-proxy.ts'
import { localSecret, localServiceHeaders } from '../serving/local-secret.ts'
import { postTo } from '../visitor/post.ts'
import { serverFunctionIds } from '../visitor/server-functions.ts'
import { type Ended, bookOne } from './book-one.ts'
import { faultsOfSeed } from './call-faults.ts'
import { filesUnder, cardSecrets, leaksIn, leaksInFiles, passportSecrets } from './find-secrets.ts'
import { type KeptBooking, brokenOfBooking, isCalledOff, ordersOf } from './kept-booking.ts'
import { ledgerOf } from './ledger.ts'
import { offersFrom } from './offers.ts'
import { chance } from './seeded.ts'
import { seededAgent } from './seeded-agent.ts'
import { createServed } from './served.ts'
import { type Kind, cardNumbers, kinds, travellerOf } from './traveller.ts'

/**
 * Bookings over a network that loses a fifth of what is said, with a site and a backend that are killed in the middle of it. Each
 * must end as exactly one order and one charge, or as none and a word why; nothing that was saved may be lost.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'trayecto' },
    bookings: { type: 'string', default: '500' },
    together: { type: 'string', default: '32' },
    kinds: { type: 'string', default: kinds.join(',') },
    port: { type: 'string', default: process.env.FAULTS_PORT ?? '4340' },
    built: { type: 'boolean', default: false },
  },
})
const { seed } = values
const [bookings, together, port] = [Number(values.bookings), Number(values.together), Number(values.port)]
const booked = kinds.filter((kind) => values.kinds.split(',').includes(kind)) as [Kind, ...Kind[]]
/** beside journeys on a slow machine one takes two minutes */
const bookingTimeoutMs = 300_000
const longest = 20 * 60_000

await buildUnlessBuilt()
const state = mkdtempSync(path.join(tmpdir(), 'faults-'))
const backend = createServed({ port: port + 1, state: `${state}/backend`, workers: ['trayecto_backend'] })
const site = createServed({
  port,
  state: `${state}/site`,
  workers: ['server', 'trayecto_backend'],
  vars: { BACKEND_URL: `http://localhost:${port + 2}` },
})

const faults = faultsOfSeed(seed)
const urls: string[] = []
/** The site or the backend is killed after so many calls, again and again, at places that the seed says. */
const untilKill = (kill: number): number => 150 + Math.floor(chance(seed, 'kill', kill) * 350)
const kills = (): number => site.kills() + backend.kills()
let untilNext = untilKill(0)
let restarting: Promise<void> | undefined

const countDown = (): void => {
  untilNext -= 1
  if (untilNext > 0 || restarting) return
  const killed = chance(seed, 'whom', kills()) < 1 / 3 ? backend : site
  restarting = killed.killAndRestart().finally(() => (restarting = undefined))
  untilNext = untilKill(kills())
}

const proxy = startBentProxy(port + 2, `http://localhost:${port + 1}`, (request) => {
  const { pathname } = new URL(request.url ?? '/', 'http://backend')
  urls.push(request.url ?? '/')
  countDown()
  /** The provider's own pages are not the backend's calls. */
  if (pathname.startsWith('/pay')) return {}
  const agent = request.headers['x-agent-id']
  return faults.faultOf({
    method: request.method ?? 'GET',
    path: pathname,
    agent: agent === undefined ? undefined : String(agent),
  })
})

const started = Date.now()
await Promise.all([backend.start(), site.start()])
const offers = await offersFrom(postTo(`http://localhost:${port + 1}`))
const ids = serverFunctionIds()
const ended: Ended[] = []
const problems: string[] = []

const bookNext = async (visitor: number): Promise<void> => {
  const traveller = travellerOf(seed, visitor, booked)
  const { cookie } = seededAgent(localSecret('AGENT_SECRET'), seed, visitor)
  try {
    const one = await bookOne(traveller, {
      site: new URL(`http://localhost:${port}`),
      ids,
      cookie,
      offer: await offers.of(traveller),
      otherOffer: offers.otherOffer,
      bookingTimeoutMs,
    })
    problems.push(...one.broken.map((words) => `traveller ${visitor}: ${words}`))
    ended.push(one)
  } catch (error) {
    problems.push(`traveller ${visitor}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (ended.length % 50 === 0)
    console.log(
      `${ended.length} of ${bookings} ended, ${kills()} kills, ${Math.round((Date.now() - started) / 1000)} s`,
    )
}

let next = 0
const worker = async (): Promise<void> => {
  while (next < bookings && Date.now() - started < longest) {
    next += 1
    await bookNext(next - 1)
  }
}
await Promise.all(Array.from({ length: together }, worker))
await restarting

/** Tickets and mails that are still on their way come to rest before the books are read. */
await wait(3000)
const askBooking = async (id: string, agentId: string): Promise<KeptBooking> => {
  const headers = { ...localServiceHeaders(), 'x-agent-id': agentId }
  return (await fetch(`http://localhost:${port + 1}/bookings/${id}`, { headers })).json()
}
for (const one of ended) {
  const { agentId } = seededAgent(localSecret('AGENT_SECRET'), seed, one.traveller.visitor)
  const broken = await brokenOfBooking(one, (id) => askBooking(id, agentId))
  problems.push(...broken.map((words) => `traveller ${one.traveller.visitor}: ${words}`))
}
proxy.close()
proxy.closeAllConnections()
await site.stop()
await backend.stop()

const ledger = ledgerOf(`${state}/backend`)
let ordersKnown = 0
for (const one of ended) {
  const { traveller, payment, bookingId, agreed, cancelledFor, kind } = one
  const { agentId } = seededAgent(localSecret('AGENT_SECRET'), seed, traveller.visitor)
  const had = ledger.of(agentId)
  const isBooked = bookingId !== undefined
  ordersKnown += had.flights + had.stays + had.places
  const right = isDeepStrictEqual(had, {
    bookings: isBooked ? 1 : had.bookings,
    ...ordersOf(one),
    charges: Number(isBooked && agreed > 0),
    charged: isBooked && !isCalledOff(one) ? (cancelledFor ?? agreed) : 0,
  })
  if (!right)
    problems.push(
      `traveller ${traveller.visitor} (${JSON.stringify([traveller.outcome, traveller.detour, traveller.plan])}): ${kind} ${payment.status}, agreed ${agreed}, in the books ${JSON.stringify(had)}`,
    )
}
const totals = ledger.totals()
ledger.close()
if (totals.orders !== ordersKnown)
  problems.push(`${totals.orders} orders at suppliers, ${ordersKnown} of them somebody’s`)
if (totals.oversold > 0) problems.push(`${totals.oversold} times were sold to more than may come`)
if (totals.tasks > 0) problems.push(`${totals.tasks} tasks are left to the operator`)

const secrets = [
  cardSecrets(Object.values(cardNumbers)),
  passportSecrets(ended.map(({ traveller }) => traveller.passport)),
]
const leaks = [
  ...leaksInFiles(state, secrets),
  ...leaksIn(site.log(), 'the site’s log', secrets),
  ...leaksIn(backend.log(), 'the backend’s log', secrets),
  ...leaksIn(Buffer.from(urls.join('\n')), 'the addresses of calls', secrets),
]
problems.push(...leaks.map(({ what, where, near }) => `${what} in ${where}${near ? `: ${near}` : ''}`))

const confirmed = ended.filter(({ bookingId }) => bookingId !== undefined).length
const cancelled = ended.filter(({ cancelledFor }) => cancelledFor !== undefined).length
console.log(
  `seed ${seed}: ${ended.length} of ${bookings} bookings came to an end in ${Math.round((Date.now() - started) / 1000)} s`,
)
console.log(
  `${confirmed} booked, ${cancelled} of them cancelled since, ${ended.length - confirmed} not; the backend holds ${totals.orders} orders and ${totals.charges} charges`,
)
console.log(
  `${faults.counts.calls} calls, ${faults.counts.faults} of them bent; the site was killed ${site.kills()} times, the backend ${backend.kills()}`,
)
console.log(
  `looked for secrets in ${filesUnder(state).length} files, ${site.log().length + backend.log().length} bytes of logs, ${urls.length} addresses`,
)
for (const problem of problems) console.error(`✗ ${problem}`)
rmSync(state, { recursive: true, force: true })
process.exitCode = problems.length === 0 && ended.length === bookings ? 0 : 1
