import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../e2e/faults.ts'

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray())

/** Headers that belong to one connection and not to the message. */
const ofConnection = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
])

const headersOf = (request: IncomingMessage): [string, string][] =>
  Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.has(name) ? [] : [[name, String(value)] satisfies [string, string]],
  )

interface Passed {
  readonly status: number
  readonly headers: [string, string][]
  readonly body: Buffer
}

const pass = async (request: IncomingMessage, body: Buffer, target: string): Promise<Passed> => {
  const answer = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: headersOf(request),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  const headers = [...answer.headers].filter(([name]) => !ofConnection.has(name))
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const answerWith = (response: ServerResponse, { status, headers, body }: Passed): void => {
  response.writeHead(status, Object.fromEntries(headers))
  response.end(body)
}

/** Does to one call what a network or a broken backend would. */
const bent = async (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  { delayMs, drop, status, text, loseAnswer, duplicate }: Fault,
): Promise<void> => {
  if (delayMs) await sleep(delayMs)
  if (drop) return void request.socket.destroy()
  if (text !== undefined)
    return void response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(text)
  if (status) return void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  const body = await bodyOf(request)
  const answers = [pass(request, body, target), ...(duplicate ? [pass(request, body, target)] : [])] as const
  const [answer] = await Promise.all(answers)
  if (loseAnswer) request.socket.destroy()
  else answerWith(response, answer)
}

/** Passes calls on to `target`, late or badly, as `faultOf` says of each. */
export const startBentProxy = (port: number, target: string, faultOf: (request: IncomingMessage) => Fault): Server => {
  const server = createServer((request, response) => {
    /** Whoever asked, or whoever is asked, may have gone by now. */
    bent(request, response, target, faultOf(request)).catch(() => request.socket.destroy())
  })
  return server.listen(port)
}

/** Passes on to `target`, late or badly, as `PUT /__fault` last said. */
export const startFaultProxy = (port: number, target: string): Server => {
  let fault: Fault = {}
  const server = createServer(async (request, response) => {
    if (request.url === '/__fault') {
      fault = JSON.parse((await bodyOf(request)).toString() || '{}')
      response.end()
      return
    }
    const applies = (request.url ?? '').startsWith(fault.path ?? '/')
    await bent(request, response, target, applies ? fault : {}).catch(() => request.socket.destroy())
  })
  return server.listen(port)
}
