import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startVisitorFront } from './visitor-front.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A runtime that answers with the headers it was sent, and what else it is told to. */
const runtime = async () => {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { method, url, headers } = request
    response.setHeader('set-cookie', ['a=1', 'b=2', '__Host-c=3; Path=/; Secure'])
    response.writeHead(201).end(JSON.stringify({ method, url, headers, body }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

interface Said {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const front = async (target: URL, trusted = false) => {
  const port = await freePort()
  const { close } = await startVisitorFront({ host: '0.0.0.0', port, target, trusted })
  closers.push(close)
  return async (from: string, headers: Record<string, string> = {}, body = '', path = '/a%20b?c=d') => {
    const asked = ask({ host: '127.0.0.1', port, localAddress: from, path, method: 'POST', headers })
    const sent = once(asked.end(body), 'finish')
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const text = Buffer.concat(await answer.toArray()).toString()
    await sent
    return { answer, text, said: (): Said => JSON.parse(text) }
  }
}

it('tells the address of the socket, whatever a request says of itself', async () => {
  const send = await front(await runtime())
  for (const from of ['127.0.0.1', '127.0.0.2']) {
    const claims = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' }
    const { headers } = (await send(from, claims)).said()
    expect(headers['cf-connecting-ip']).toBe(from)
    expect(headers['x-forwarded-for']).toBeUndefined()
  }
})

it('lets nobody choose a country or which Worker of the runtime answers', async () => {
  const send = await front(await runtime(), true)
  const { headers } = (await send('127.0.0.1', { 'MF-CF-Blob': '{"country":"PE"}', 'mf-route-override': 'x' })).said()
  expect(Object.keys(headers).filter((name) => name.startsWith('mf-'))).toEqual([])
})

it('keeps the pages of the runtime itself to this machine', async () => {
  const send = await front(await runtime())
  expect((await send('127.0.0.1', {}, '', '/cdn-cgi/explorer')).answer.statusCode).toBe(404)
})

it('believes what a trusted proxy wrote', async () => {
  const send = await front(await runtime(), true)
  const { headers } = (await send('127.0.0.1', { 'cf-connecting-ip': '203.0.113.9' })).said()
  expect(headers['cf-connecting-ip']).toBe('203.0.113.9')
})

it('passes on method, address, host, body and every cookie', async () => {
  const send = await front(await runtime())
  const { answer, said } = await send('127.0.0.1', { host: 'trips.example', 'x-odd': 'yes' }, 'words')
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2', '__Host-c=3; Path=/; Secure'])
  expect(said()).toMatchObject({ method: 'POST', url: '/a%20b?c=d', body: 'words' })
  expect(said().headers).toMatchObject({ host: 'trips.example', 'x-odd': 'yes' })
})

const safari = { 'user-agent': 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15' }

it('gives Safari cookies that it keeps of http, and the site those that it gave', async () => {
  const send = await front(await runtime())
  const { answer, said } = await send('127.0.0.1', { ...safari, cookie: 'a=1; Host-c=3' })
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2', 'Host-c=3; Path=/'])
  expect(said().headers.cookie).toBe('a=1; __Host-c=3')
})

it('changes no cookie behind a trusted proxy', async () => {
  const send = await front(await runtime(), true)
  const { answer, said } = await send('127.0.0.1', { ...safari, cookie: 'Host-c=3' })
  expect(answer.headers['set-cookie']).toContain('__Host-c=3; Path=/; Secure')
  expect(said().headers.cookie).toBe('Host-c=3')
})

it('brings back the refusal of a body that is not read to its end', async () => {
  const server = createServer((request, response) => {
    request.once('data', () => {
      request.pause()
      response.on('finish', () => setTimeout(() => request.socket.resetAndDestroy(), 50))
      response.writeHead(413).end('too large')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const send = await front(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  const { answer, text } = await send('127.0.0.1', { 'transfer-encoding': 'chunked' }, 'a'.repeat(5_000_000))
  expect([answer.statusCode, text]).toEqual([413, 'too large'])
})

it('passes on nothing of a body that says it is larger than what is read', async () => {
  let heard = 0
  const server = createServer((request, response) => {
    request.socket.on('data', ({ length }) => {
      heard += length
    })
    response.writeHead(413).end('too large')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const send = await front(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  const { answer, text } = await send('127.0.0.1', {}, 'a'.repeat(100_000))
  expect([answer.statusCode, text]).toEqual([413, 'too large'])
  expect(heard).toBe(0)
})

it('says so while nothing answers behind it', async () => {
  const send = await front(new URL(`http://127.0.0.1:${await freePort()}`))
  expect((await send('127.0.0.1')).answer.statusCode).toBe(502)
})
