import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { NotAuthorised } from '#contract/booking-problem.ts'
import { CallerRequestId, callOutcome } from './backend-calls.server.ts'
import { BackendClient, BookingClient } from './backend-client.server.ts'

const written: string[] = []
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void written.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  written.length = 0
  delete env.BACKEND_URL
})

/** How the server that stands in for the backend behaves. */
const bend = (kind: string): void => void Object.assign(env, { BACKEND_URL: `${inject('answering')}/${kind}` })

/** Longer than a code is: a line's own time may hold three digits by chance. */
const secrets = { number: '4242424242424242', cvv: '737737737', passport: 'XK0012345' }

const read = BackendClient.use(({ flights }) => flights.offer({ params: { id: 'some-offer' } })).pipe(
  Effect.provide(BackendClient.layer),
)

const write = BookingClient.use(({ forms }) =>
  forms.review({
    headers: { 'idempotency-key': 'a-key-of-somebody' },
    payload: { language: 'es', name: 'Ana', email: 'ana@example.com', rating: 5, text: JSON.stringify(secrets) },
  }),
).pipe(Effect.provide(BookingClient.layer))

const linesOf = async (program: Effect.Effect<unknown, unknown, never>) => {
  await Effect.runPromiseExit(program.pipe(Effect.provideService(CallerRequestId, 'asked-by')))
  for (const secret of Object.values(secrets)) expect(written.join()).not.toContain(secret)
  return written.map((line) => JSON.parse(line))
}

describe('a call that is asked again', () => {
  it.each([
    ['gone', 'TransportError', 'lost'],
    ['broken', 'HTTP 500', 'unknown'],
  ])('leaves a line for each attempt (%s)', async (kind, tag, outcome) => {
    bend(kind)
    const lines = await linesOf(read)
    expect(lines.map((line) => [line.outcome, line.tag, line.attempt])).toEqual([
      ['retried', tag, 1],
      ['retried', tag, 2],
      [outcome, tag, 3],
    ])
    for (const line of lines)
      expect(line).toMatchObject({ event: 'call', step: 'backend.flights.offer', requestId: 'asked-by' })
    expect(lines.every(({ ms }) => Number.isFinite(ms))).toBe(true)
  })
})

describe('one line, and no more', () => {
  it.each([
    ['refused', 'warn', 'refused', 'NotFound'],
    ['page', 'error', 'unknown', 'SchemaError'],
    ['shape', 'error', 'unknown', 'SchemaError'],
  ])('is written of an answer that is %s', async (kind, level, outcome, tag) => {
    bend(kind)
    expect(await linesOf(read)).toEqual([
      expect.objectContaining({ level, outcome, tag, attempt: 1, requestId: 'asked-by' }),
    ])
  })

  it.each(['gone', 'broken', 'page'])('is written of a call that is made once (%s)', async (kind) => {
    bend(kind)
    expect(await linesOf(write)).toEqual([expect.objectContaining({ event: 'call', attempt: 1 })])
  })
})

it('tells keys that differ from a no', () => {
  const problem = { code: 'not_authorised', message: '', requestId: '' } as const
  expect(callOutcome(new NotAuthorised(problem))).toEqual({ outcome: 'unknown', tag: 'NotAuthorised' })
})
