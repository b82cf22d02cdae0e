import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../e2e/faults.ts'

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray())

const pass = async (request: IncomingMessage, response: ServerResponse, target: string): Promise<void> => {
  const body = await bodyOf(request)
  const answer = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
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
    else await pass(request, response, target)
  })
  server.listen(port)
  return server
}
