import { deserialize } from './deserialize.ts'
import { serialize } from './serialize.ts'

interface Call {
  readonly method: string
  readonly data?: unknown
  readonly context?: object
  readonly headers?: HeadersInit
  readonly signal?: AbortSignal
  readonly fetch?: typeof fetch
}

/** What calls a function that runs on the server, and reads what it answers: the framework's own, and ours. */
type Caller = (url: string, args: readonly [Call], handler: typeof fetch) => Promise<unknown>

const accepted = 'application/x-tss-framed, application/x-ndjson, application/json'

/** Undefined where a call says more than plain data, which the framework's own way can. */
const requestOf = (url: string, call: Call): readonly [string, RequestInit] | undefined => {
  const { method, data, context, signal } = call
  if (Object.keys(context ?? {}).length > 0) return undefined
  const payload = data === undefined ? '' : serialize({ data })
  if (payload === undefined) return undefined
  const headers = new Headers(call.headers)
  headers.set('x-tsr-serverFn', 'true')
  headers.set('accept', accepted)
  const init = { method, headers, ...(signal && { signal }) }
  if (payload === '') return [url, init]
  if (method === 'GET') return [`${url}?${new URLSearchParams({ payload })}`, init]
  headers.set('content-type', 'application/json')
  return [url, { ...init, body: payload }]
}

const isPlainAnswer = ({ headers }: Response): boolean =>
  headers.has('x-tss-serialized') &&
  !headers.has('x-tss-raw') &&
  headers.get('content-type')?.includes('application/json') === true

/**
 * Calls the server with plain data and reads plain data, which is nearly all that is said: a tenth of the framework's way, which
 * comes for the rest, be it an error, a redirection or a stream. It reads an answer that is there already.
 */
export const callServer = async (
  loadFrameworks: () => Promise<Caller>,
  ...[url, args, handler]: Parameters<Caller>
): Promise<unknown> => {
  const [call] = args
  const asFramework = async (answer?: Response): Promise<unknown> =>
    (await loadFrameworks())(url, answer ? [{ ...call, fetch: async () => answer }] : args, handler)
  const request = requestOf(url, call)
  if (!request) return asFramework()
  const answer = await (call.fetch ?? handler)(...request)
  if (!isPlainAnswer(answer)) return asFramework(answer)
  const text = await answer.text()
  return deserialize(text) ?? asFramework(new Response(text, answer))
}
