import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Effect } from 'effect'
import { afterEach, expect, it } from 'vitest'
import { httpMailSenderLayer } from './http-mail-sender.ts'
import { MailSender } from './mail-sender.ts'

interface Seen {
  readonly key: string | undefined
  readonly authorization: string | undefined
  readonly body: string
}

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

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

it('sends once, and again under the same key where the service stumbles', async () => {
  const { seen, url } = await service([500, 200])
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
  const { url } = await service([500, 500, 500])
  await expect(send(url)).rejects.toMatchObject({ _tag: 'MailNotSent', why: 'answered 500' })
})
