import { once } from 'node:events'
import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  createServer,
  request as ask,
} from 'node:http'
import type { Socket } from 'node:net'
import { namedCookies, needsInsecureCookies, insecureCookie } from './insecure-cookies.ts'

interface FrontOptions {
  readonly host: string
  readonly port: number
  /** where the local runtime listens, on this machine */
  readonly target: URL
  /** whether a proxy in front of this one writes `cf-connecting-ip` itself */
  readonly trusted: boolean
}

/** What one side of a connection tells the other about the connection alone. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'])

/** By these a client would choose its address, its country or which Worker of the local runtime answers. */
const ofTheEdge = /^(?:mf|cf)-|^x-forwarded-for$/

/** Pages and triggers of the local runtime itself: they are nobody's but this machine's. */
const isOfTheRuntime = (address = ''): boolean => /^\/cdn-cgi(?:\/|$)/.test(address)

/** IPv4 as it is written, where a socket for both kinds tells it as IPv6. */
const addressOf = ({ remoteAddress = '' }: Socket): string => remoteAddress.replace(/^::ffff:(?=\d)/, '')

const passedHeaders = (
  { headers, socket }: IncomingMessage,
  trusted: boolean,
  isPlain: boolean,
): OutgoingHttpHeaders => {
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.has(name) && !ofTheEdge.test(name))
  const told = trusted ? headers['cf-connecting-ip'] : undefined
  const cookies = isPlain && headers.cookie ? { cookie: namedCookies(headers.cookie) } : {}
  return { ...Object.fromEntries(kept), ...cookies, 'cf-connecting-ip': told ?? addressOf(socket) }
}

const answerHeaders = ({ rawHeaders }: IncomingMessage, isPlain: boolean): string[] =>
  rawHeaders.flatMap((name, at) => {
    const value = rawHeaders[at + 1] ?? ''
    if (at % 2 === 1 || ofTheConnection.has(name.toLowerCase())) return []
    return [name, isPlain && name.toLowerCase() === 'set-cookie' ? insecureCookie(value) : value]
  })

/** The site reads 64 KiB of a body at most, and none of one that says it is larger. */
const mostRead = 64 * 1024

/** Of a body that does not say how large it is. */
const mostPassed = 2 * mostRead

/**
 * Passes a body on until the site cannot want more of it: the runtime resets a connection on which more arrives than it
 * reads, and the refusal that it has sent would be lost with it.
 */
const passBody = (request: IncomingMessage, passed: ClientRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) > mostRead) {
    passed.flushHeaders()
    request.resume()
    return
  }
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > mostPassed) request.unpipe(passed)
  })
  request.pipe(passed)
}

/** A new connection for each request: one that is kept may be closed by the runtime while a request is written to it. */
const pass = (request: IncomingMessage, response: ServerResponse, { target, trusted }: FrontOptions): void => {
  // behind a proxy of somebody's the visitor's own connection is https
  const isPlain = !trusted && needsInsecureCookies(request.headers['user-agent'])
  const passed = ask(
    {
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: passedHeaders(request, trusted, isPlain),
      agent: false,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answerHeaders(answer, isPlain))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    },
  )
  passed.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Nobody answers.')
  })
  response.on('close', () => {
    passed.destroy()
    request.resume()
  })
  request.on('error', () => passed.destroy())
  passBody(request, passed)
}

/**
 * Listens for visitors and passes their requests on with the address of their socket in `cf-connecting-ip`, as Cloudflare's
 * edge does. The local runtime tells that address too, but keeps what a client wrote in its place.
 */
export const startVisitorFront = async (options: FrontOptions): Promise<{ readonly close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    if (isOfTheRuntime(request.url)) response.writeHead(404).end()
    else pass(request, response, options)
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
