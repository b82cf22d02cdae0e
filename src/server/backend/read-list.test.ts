import { Effect, Schema } from 'effect'
import { HttpClientRequest, HttpClientResponse } from 'effect/http'
import { expect, it, vi } from 'vitest'
import { list, text, usable } from './answer-reader.server.ts'
import { CallerRequestId } from './backend-calls.server.ts'
import { listReader } from './read-list.server.ts'

class Refused extends Schema.TaggedError<Refused>()('Refused', {}) {}

const read = listReader('texts', ({ status }) => (status === 409 ? Effect.fail(new Refused()) : Effect.void))

const texts = (answer: unknown) => {
  const { kept, dropped } = usable(list(answer), text)
  return { list: kept, dropped }
}

const answered = (status: number, body: string) =>
  read(HttpClientResponse.fromWeb(HttpClientRequest.get('/'), new Response(body, { status })), texts)

const failureOf = (status: number, body: string) => Effect.runPromise(Effect.flip(answered(status, body)))

it('leaves out what cannot be read, in one line of the log', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  const asked = answered(200, '["a", 5, "b"]').pipe(Effect.provideService(CallerRequestId, 'asked-by'))
  expect(await Effect.runPromise(asked)).toEqual(['a', 'b'])
  const lines = written.mock.calls.map(([line]) => JSON.parse(line))
  written.mockRestore()
  const line = { event: 'offers_left_out', requestId: 'asked-by', what: 'texts', dropped: 1 }
  expect(lines).toEqual([expect.objectContaining(line)])
})

it.each([
  ['a refusal of the contract', 409, '[]', 'Refused'],
  ['a status that the contract does not know', 206, '["a"]', 'UnreadableAnswer'],
  ['a body of another shape', 200, '{}', 'UnreadableAnswer'],
  ['a body that is no JSON', 200, '<html>', 'UnreadableAnswer'],
])('fails with %s', async (_what, status, body, tag) =>
  expect(await failureOf(status, body)).toHaveProperty('_tag', tag),
)
