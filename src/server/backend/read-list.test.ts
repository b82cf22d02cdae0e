import { Effect, Schema } from 'effect'
import { HttpClientRequest, HttpClientResponse } from 'effect/http'
import { expect, it } from 'vitest'
import { list, text, usable } from './answer-reader.server.ts'
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

it('leaves out what cannot be read', async () =>
  expect(await Effect.runPromise(answered(200, '["a", 5, "b"]'))).toEqual(['a', 'b']))

it.each([
  ['a refusal of the contract', 409, '[]', 'Refused'],
  ['a status that the contract does not know', 206, '["a"]', 'UnreadableAnswer'],
  ['a body of another shape', 200, '{}', 'UnreadableAnswer'],
  ['a body that is no JSON', 200, '<html>', 'UnreadableAnswer'],
])('fails with %s', async (_what, status, body, tag) =>
  expect(await failureOf(status, body)).toHaveProperty('_tag', tag),
)
