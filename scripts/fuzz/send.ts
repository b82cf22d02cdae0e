import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'

export interface Answer {
  readonly status: number
  readonly requestId: string | undefined
  readonly text: string
}

const timeoutMs = 30_000

/**
 * Sends a request on a connection of its own: on one that is kept, an answer could be lost because of what was sent before.
 * Throws where no whole answer comes.
 */
export const send = async (request: Request): Promise<Answer> => {
  const { hostname, port, pathname, search } = new URL(request.url)
  const body = Buffer.from(await request.clone().arrayBuffer())
  const passed = ask({
    hostname,
    port,
    path: pathname + search,
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...(request.body && { 'content-length': body.length }) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  })
  passed.end(body)
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  const { 'x-request-id': requestId } = answer.headers
  return { status: answer.statusCode ?? 0, requestId: requestId?.toString(), text }
}
