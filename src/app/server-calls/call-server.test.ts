import { describe, expect, it, vi } from 'vitest'
import path from 'node:path'
import { fromJSON, toCrossJSON } from 'seroval'
import { callServer } from './call-server.ts'

const framework = path.resolve('node_modules/@tanstack')
const published = `${framework}/start-client-core/dist/esm/client-rpc/serverFnFetcher.js`
const scope = `${framework}/start-storage-context/dist/esm/index.js`

const linesOf = async (request: Request | undefined) =>
  request && [request.method, request.url, Object.fromEntries(request.headers), await request.text()]

type Args = Parameters<typeof callServer>
type Call = Args[2][0]

const address = '/_serverFn/one'
const serialized = { 'x-tss-serialized': 'true', 'content-type': 'application/json' }
const told = (value: unknown): string => JSON.stringify(toCrossJSON(value, { refs: new Map() }))

const answerOne = (): Response => new Response(told({ result: [1] }), { headers: serialized })

/** Calls with what answers; the framework's way, where it is taken, gives what it was called with. */
const call = async (asked: Call, answer: Response) => {
  const sent: Request[] = []
  const handler = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    sent.push(new Request(new URL(String(input), 'https://site.example'), init))
    return answer
  }
  const frameworks = vi.fn<Awaited<ReturnType<Args[0]>>>(async (_url, [{ fetch: own }], given) =>
    (own ?? given)('/again', {}),
  )
  const result = await callServer(async () => frameworks, address, [asked], handler)
  return { result, frameworks, sent, request: sent[0] }
}

describe('callServer', () => {
  it('sends plain data and gives what is answered, without the framework', async () => {
    const asked = { method: 'POST', data: { name: 'Núñez \\ "Ana"' }, headers: { 'x-own': '1' }, context: {} }
    const { result, frameworks, request } = await call(
      asked,
      new Response(told({ result: 7 }), { headers: serialized }),
    )
    expect(result).toEqual({ result: 7 })
    expect(frameworks).not.toHaveBeenCalled()
    expect(request?.method).toBe('POST')
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'x-tsr-serverfn': 'true',
      'x-own': '1',
      accept: 'application/x-tss-framed, application/x-ndjson, application/json',
    })
    expect(fromJSON(JSON.parse((await request?.text()) ?? ''))).toEqual({ data: asked.data })
  })

  it('reads with GET, by an address', async () => {
    const { request } = await call({ method: 'GET', data: 'á&=' }, new Response(told({}), { headers: serialized }))
    const { pathname, searchParams } = new URL(request?.url ?? '')
    expect(pathname).toBe(address)
    expect(fromJSON(JSON.parse(searchParams.get('payload') ?? ''))).toEqual({ data: 'á&=' })
  })

  it.each(['GET', 'POST'])('says nothing where there is nothing to say, with %s', async (method) => {
    const { request } = await call({ method }, new Response(told({}), { headers: serialized }))
    expect(request?.url).toBe(`https://site.example${address}`)
    expect(request?.headers.has('content-type')).toBe(false)
    expect(await request?.text()).toBe('')
  })

  it.each<readonly [string, Call]>([
    ['more than plain data', { method: 'POST', data: new Date() }],
    ['a form', { method: 'POST', data: new FormData() }],
    ['a context of its own', { method: 'POST', context: { a: 1 } }],
  ])('leaves all of it to the framework where it says %s', async (_name, asked) => {
    const { frameworks, sent } = await call(asked, new Response(null))
    expect(frameworks.mock.calls[0]?.slice(0, 2)).toEqual([address, [asked]])
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['an error', new Response(told({ error: new Error('x') }), { headers: serialized, status: 500 })],
    ['a redirection', Response.json({ isSerializedRedirect: true })],
    ['a raw answer', new Response('x', { headers: { ...serialized, 'x-tss-raw': 'true' } })],
    ['a stream', new Response('x', { headers: { ...serialized, 'content-type': 'application/x-tss-framed; v=1' } })],
    ['nothing that was agreed', new Response('nonsense')],
  ])('has the framework read %s, without asking again', async (_name, answer) => {
    const text = await answer.clone().text()
    const { result, sent } = await call({ method: 'POST' }, answer)
    const read = result as Response
    expect(sent).toHaveLength(1)
    expect(read.status).toBe(answer.status)
    expect(Object.fromEntries(read.headers)).toEqual(Object.fromEntries(answer.headers))
    expect(await read.text()).toBe(text)
  })

  it.each<Call>([
    { method: 'GET' },
    { method: 'GET', data: { from: 'BOG', to: ['MAD', null] } },
    { method: 'POST' },
    {
      method: 'POST',
      data: { patch: { customer: { email: 'ana@example.com' } }, version: 1 },
      headers: { 'x-own': '1' },
    },
  ])('asks as the framework does: %j', async (asked) => {
    const ours = await call(asked, answerOne())
    const { serverFnFetcher } = await import(published)
    const { runWithStartContext } = await import(scope)
    const sent: Request[] = []
    const handler: Args[3] = async (input, init) => {
      sent.push(new Request(new URL(String(input), 'https://site.example'), init))
      return answerOne()
    }
    const result = await runWithStartContext({ startOptions: {} }, () => serverFnFetcher(address, [asked], handler))
    expect(await linesOf(ours.request)).toEqual(await linesOf(sent[0]))
    expect(ours.result).toEqual(result)
  })

  it('asks by the fetch of the call, with its signal', async () => {
    const { signal } = new AbortController()
    const own = vi.fn<typeof fetch>(async () => new Response(told({ result: 1 }), { headers: serialized }))
    const { result, sent } = await call({ method: 'POST', fetch: own, signal }, new Response(null))
    expect(result).toEqual({ result: 1 })
    expect(sent).toEqual([])
    expect(own.mock.calls[0]?.[1]).toMatchObject({ signal })
  })

  it('fails where nobody answers', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'))
    const never = vi.fn<Args[0]>()
    await expect(callServer(never, address, [{ method: 'POST' }], fetched)).rejects.toThrow('offline')
    expect(never).not.toHaveBeenCalled()
  })
})
