import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServed } from './faults/served.ts'
import { day } from './visitor/post.ts'

/** How the built site starts: reached from this machine alone, with its database ready, and again under traffic. */
const port = Number(process.env.PORT ?? 4280)
const state = mkdtempSync(path.join(tmpdir(), 'check-start-'))
const site = createServed({
  port,
  state,
  workers: ['server', 'trayecto_backend'],
  front: true,
  vars: { TRUSTED_PROXY: 'off', SEARCHES_PER_ADDRESS: '2' },
})
const here = `http://127.0.0.1:${port}`
const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address

const statusOf = async (address: string): Promise<number | undefined> =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  )

/** Asks for what needs the database, over and over, from before anything listens; all that is answered has to be right. */
const traffic = () => {
  const statuses = new Set<number>()
  const over = new AbortController()
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const status = await statusOf(`${here}/api/airports?term=madrid&lang=es`)
      if (status === undefined) await wait(20)
      else statuses.add(status)
    }
  }
  const asking = Promise.all(Array.from({ length: 4 }, ask))
  return async (): Promise<number[]> => {
    over.abort()
    await asking
    return [...statuses]
  }
}

/** The answer to a search from one of this machine's addresses, which claims another each time. */
let searches = 0
const searchFrom = async (localAddress: string): Promise<number | undefined> => {
  searches += 1
  const departure = day(30 + searches)
  const asked = request({
    host: '127.0.0.1',
    port,
    localAddress,
    path: `/api/flights/list?from=BOG&to=MAD&departure=${departure}&adults=1`,
    headers: { 'cf-connecting-ip': `203.0.113.${searches}`, 'x-forwarded-for': `203.0.113.${searches}` },
  }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

const searched = [
  'hoteles/result?destination=CTG&checkIn=2027-02-10&checkOut=2027-02-14&guests=2',
  'activities/result?destination=CTG&from=2027-02-10&to=2027-02-14&guests=2',
  'vuelos/results?from=BOG&to=MIA&departure=2027-03-10&adults=1',
  'turs/result?country=peru&guests=2',
]
const firstPages = ['', '?tab=cruises', '?tab=hotels', '/espana', '/cruceros', ...searched.map((page) => `/${page}`)]

/** The pages of a runtime that has drawn none before, for whoever has no scripts: nothing of them waits for one. */
const brokenFirstPages = async (): Promise<readonly string[]> => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' }
  const broken: string[] = []
  for (const page of firstPages) {
    const html = await (await fetch(`${here}/es${page}`, { headers })).text()
    const [, main = ''] = /<main\b([\s\S]*?)<\/main>/.exec(html) ?? []
    if (!main.includes('<h1')) broken.push(`/es${page}`)
  }
  return broken
}

try {
  delete process.env.HOST
  const stop = traffic()
  await site.start()
  await site.killAndRestart()
  assert.deepEqual(await stop(), [200], 'something was answered before the database was ready')
  assert.equal(await statusOf(`${here}/readyz`), 200)
  assert.equal(await statusOf(`${here}/outbox`), 200)
  const mine = [await searchFrom('127.0.0.1'), await searchFrom('127.0.0.1'), await searchFrom('127.0.0.1')]
  assert.deepEqual(mine, [200, 200, 429], 'searches are not counted by the address of their socket')
  assert.equal(await searchFrom('127.0.0.2'), 200, 'one address is limited by what another did')
  if (outside) assert.equal(await statusOf(`http://${outside}:${port}/healthz`), undefined, 'the network reaches it')
  await site.stop()

  process.env.HOST = '0.0.0.0'
  await site.start()
  assert.deepEqual(await brokenFirstPages(), [], 'a first page has to be put together by a script')
  if (outside) assert.equal(await statusOf(`http://${outside}:${port}/healthz`), 200, 'HOST opens nothing')
  assert.equal(await statusOf(`${here}/outbox`), 404, 'mails are shown to the network')
  assert.equal(await statusOf(`${here}/messages`), 404, 'messages are shown to the network')
} finally {
  await site.stop()
  rmSync(state, { recursive: true })
}
