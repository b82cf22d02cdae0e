import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { httpMailSenderLayer } from './http-mail-sender.ts'
import { MailSender } from './mail-sender.ts'

interface Seen {
  readonly key: string | undefined
  readonly authorization: string | undefined
  readonly body: string
}

const closers: (() => void)[] = []
const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  closers.splice(0).forEach((close) => close())
})

const service = async (statuses: number[]) => {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { authorization } = request.headers
    seen.push({ key: String(request.headers['idempotency-key']), authorization, body })
    response.writeHead(statuses.shift() ?? 200).end('{}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => server.close())
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails` }
}

const mail = { id: 'booking:confirmed', to: 'ana@example.com', subject: 'Hi', html: '<p>Hi</p>', plain: 'Hi' }

const send = (url: string) =>
  MailSender.use((sender) => sender.send(mail)).pipe(
    Effect.provide(httpMailSenderLayer({ url, key: 'secret', from: 'Trayecto <a@example.com>' })),
    Effect.runPromise,
  )

it('sends once, under its own id, by which the service tells a repeat', async () => {
  const { seen, url } = await service([500])
  await expect(send(url)).rejects.toMatchObject({ why: 'answered 500' })
  await send(url)
  expect(seen.map(({ key }) => key)).toEqual([mail.id, mail.id])
  expect(seen[0]?.authorization).toBe('Bearer secret')
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    from: 'Trayecto <a@example.com>',
    to: [mail.to],
    subject: 'Hi',
    html: '<p>Hi</p>',
    text: 'Hi',
  })
})

it('says so where it cannot send', async () => {
  const { url } = await service([500])
  await expect(send(url)).rejects.toMatchObject({ _tag: 'MailNotSent', why: 'answered 500' })
})

it('writes a line for each attempt that failed, with nothing of the mail in it', async () => {
  const { url } = await service([500, 422])
  for (const why of ['answered 500', 'answered 422']) await expect(send(url)).rejects.toMatchObject({ why })
  const call = { event: 'call', step: 'mail.send', requestId: mail.id, ms: expect.any(Number) }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { ...call, level: 'error', outcome: 'unknown', tag: 'answered 500', attempt: 1 },
    { ...call, level: 'warn', outcome: 'refused', tag: 'answered 422', attempt: 1 },
  ])
  expect(lines.join()).not.toMatch(/ana@example|secret|Hi/)
})

it('writes that an answer was lost', async () => {
  await expect(send('http://127.0.0.1:1/emails')).rejects.toMatchObject({ _tag: 'MailNotSent' })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', outcome: 'lost', attempt: 1 })
})
