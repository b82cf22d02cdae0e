import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { searchOffer } from '../visitor/booking-visitor.ts'
import { buildUnlessBuilt } from '../build.ts'
import { startBentProxy } from '../serving/fault-proxy.ts'
import { localSecret, localServiceHeaders } from '../serving/local-secret.ts'
import { serverFunctionIds } from '../visitor/server-functions.ts'
import { type Ended, bookOne } from './book-one.ts'
import { faultsOfSeed } from './call-faults.ts'
import { filesUnder, cardSecrets, leaksIn, leaksInFiles, passportSecrets } from './find-secrets.ts'
import { ledgerOf } from './ledger.ts'
import { chance } from './seeded.ts'
import { seededAgent } from './seeded-agent.ts'
import { createServed } from './served.ts'
import { cardNumbers, travellerOf } from './traveller.ts'

/**
 * Bookings over a network that loses a fifth of what is said, with a site that is killed in the middle of it. Each must end as
 * exactly one order and one charge, or as none and a word why; nothing that was saved may be lost.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'trayecto' },
    bookings: { type: 'string', default: '500' },
    together: { type: 'string', default: '32' },
    port: { type: 'string', default: process.env.FAULTS_PORT ?? '4340' },
    built: { type: 'boolean', default: false },
  },
})
const { seed } = values
const [bookings, together, port] = [Number(values.bookings), Number(values.together), Number(values.port)]
const bookingTimeoutMs = 150_000
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
/** The site is killed after so many calls, again and again, at places that the seed says. */
const untilKill = (kill: number): number => 150 + Math.floor(chance(seed, 'kill', kill) * 350)
let untilNext = untilKill(0)
let restarting: Promise<void> | undefined

const countDown = (): void => {
  untilNext -= 1
  if (untilNext > 0 || restarting) return
  untilNext = untilKill(site.kills() + 1)
  restarting = site.killAndRestart().finally(() => (restarting = undefined))
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

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(`http://localhost:${port + 1}${address}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

const started = Date.now()
await Promise.all([backend.start(), site.start()])
const [offer, otherOffer] = [await searchOffer(post), await searchOffer(post, ['BOG', 'LIM'])]
const heldOffer = await searchOffer(post, ['JFK', 'EWR'])
const ids = serverFunctionIds()
const ended: Ended[] = []
const problems: string[] = []

const bookNext = async (visitor: number): Promise<void> => {
  const traveller = travellerOf(seed, visitor)
  const { cookie } = seededAgent(localSecret('AGENT_SECRET'), seed, visitor)
  try {
    const one = await bookOne(traveller, {
      site: new URL(`http://localhost:${port}`),
      ids,
      cookie,
      offer,
      otherOffer,
      heldOffer,
      bookingTimeoutMs,
    })
    problems.push(...one.broken.map((words) => `traveller ${visitor}: ${words}`))
    ended.push(one)
  } catch (error) {
    problems.push(`traveller ${visitor}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (ended.length % 50 === 0)
    console.log(
      `${ended.length} of ${bookings} ended, ${site.kills()} kills, ${Math.round((Date.now() - started) / 1000)} s`,
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

interface Kept {
  readonly passengers: readonly { readonly firstName: string; readonly lastName: string }[]
  readonly customerDetails: { readonly email: string }
  readonly billingInformation: { readonly city: string } | null
}

/** What the order says, held against the last words that the site had said were saved. */
const wordsKept = async ({ traveller, payment }: Ended, agentId: string): Promise<boolean> => {
  if (payment.status !== 'confirmed') return true
  const answer = await fetch(`http://localhost:${port + 1}/bookings/${payment.bookingId}`, {
    headers: { ...localServiceHeaders(), 'x-agent-id': agentId },
  })
  const kept = (await answer.json()) as Kept
  const typed = Object.assign({}, ...traveller.edits.map((edit) => edit.passengers?.['1'] ?? {})) as Record<
    string,
    string
  >
  const city = traveller.edits.map((edit) => edit.billing?.city).findLast((text) => text !== undefined)
  return (
    kept.passengers[0]?.firstName === typed.firstName &&
    kept.passengers[0]?.lastName === typed.lastName &&
    kept.customerDetails.email === `v${traveller.visitor}@example.com` &&
    kept.billingInformation?.city === city
  )
}

/** Tickets and mails that are still on their way come to rest before the books are read. */
await wait(3000)
for (const one of ended) {
  const { agentId } = seededAgent(localSecret('AGENT_SECRET'), seed, one.traveller.visitor)
  if (!(await wordsKept(one, agentId)))
    problems.push(`traveller ${one.traveller.visitor}: the order does not hold what was typed last`)
}
proxy.close()
proxy.closeAllConnections()
await site.stop()
await backend.stop()

const ledger = ledgerOf(`${state}/backend`)
let ordersKnown = 0
for (const { traveller, payment, agreed } of ended) {
  const { agentId } = seededAgent(localSecret('AGENT_SECRET'), seed, traveller.visitor)
  const { bookings: made, orders, charges, charged } = ledger.of(agentId)
  const booked = payment.status === 'confirmed'
  ordersKnown += orders
  const right = booked
    ? made === 1 && orders === 1 && charges === 1 && charged === agreed
    : charges === 0 && orders === 0
  if (!right) {
    problems.push(
      `traveller ${traveller.visitor} (${JSON.stringify([traveller.detour, traveller.plan])}): ${payment.status} with ${made} bookings, ${orders} orders, ${charges} charges of ${charged}, agreed ${agreed}`,
    )
  }
}
const totals = ledger.totals()
ledger.close()
if (totals.orders !== ordersKnown)
  problems.push(`${totals.orders} orders at the airline, ${ordersKnown} of them somebody's`)

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
problems.push(...leaks.map(({ what, where }) => `${what} in ${where}`))

const confirmed = ended.filter(({ payment }) => payment.status === 'confirmed').length
console.log(
  `seed ${seed}: ${ended.length} of ${bookings} bookings came to an end in ${Math.round((Date.now() - started) / 1000)} s`,
)
console.log(
  `${confirmed} booked, ${ended.length - confirmed} not; the backend holds ${totals.orders} orders and ${totals.charges} charges`,
)
console.log(
  `${faults.counts.calls} calls, ${faults.counts.faults} of them bent; the site was killed ${site.kills()} times`,
)
console.log(
  `looked for secrets in ${filesUnder(state).length} files, ${site.log().length + backend.log().length} bytes of logs, ${urls.length} addresses`,
)
for (const problem of problems) console.error(`✗ ${problem}`)
rmSync(state, { recursive: true, force: true })
process.exitCode = problems.length === 0 && ended.length === bookings ? 0 : 1
