import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../e2e/faults.ts'

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

const pass = async (request: IncomingMessage, response: ServerResponse, target: string): Promise<void> => {
  const body = await bodyOf(request)
  const answer = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: headersOf(request),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.has(name))))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Passes on to `target`, late or badly, as `PUT /__fault` last said. */
export const startFaultProxy = (port: number, target: string) => {
  let fault: Fault = {}
  const server = createServer(async (request, response) => {
    if (request.url === '/__fault') {
      fault = JSON.parse((await bodyOf(request)).toString() || '{}')
      response.end()
      return
    }
    if (fault.delayMs) await sleep(fault.delayMs)
    if (fault.drop) request.socket.destroy()
    else if (fault.status) response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    /** Whoever asked may have gone by now. */
    else await pass(request, response, target).catch(() => request.socket.destroy())
  })
  server.listen(port)
  return server
}
