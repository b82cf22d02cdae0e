import { Effect, Schema } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askGraphql } from './graphql-client.server.ts'

const endpoint = { address: 'https://content.example/graphql' }
const question = { query: '{ a }', variables: {}, answer: Schema.Struct({ a: Schema.String }) }

const ask = () => Effect.runPromise(Effect.flip(askGraphql(endpoint, question)))

/** The outside host, and how often it was asked. */
const answering = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

afterEach(() => void vi.restoreAllMocks())

describe('a failed content request says “GraphQL request failed” and why', () => {
  it.each([
    ['errors', () => Response.json({ errors: [{ message: 'no such field' }] }), 'no such field', true, 1],
    ['no JSON', () => new Response('<h1>Welcome</h1>'), 'an answer that is no JSON', true, 1],
    ['nothing', () => Response.json({}), 'no data, status 200', true, 1],
    ['another shape', () => Response.json({ data: { a: 1 } }), 'an answer of another shape', true, 1],
    ['without end', () => new Response('a'.repeat(2_000_001)), 'an answer of more than 2000000 bytes', true, 1],
    ['a refusal', () => new Response('', { status: 403 }), 'status 403', true, 1],
    ['that it is down', () => new Response('', { status: 503 }), 'status 503', false, 2],
  ])('where it answers %s', async (_name, answer, reason, answered, times) => {
    const asked = answering(answer)
    const failure = await ask()
    expect(failure.message).toContain(`GraphQL request failed: ${reason}`)
    expect(failure.answered).toBe(answered)
    expect(asked).toHaveBeenCalledTimes(times)
  })

  it('where nobody answers, after asking once more', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('connection refused'))
    expect(await ask()).toMatchObject({ message: 'GraphQL request failed: connection refused', answered: false })
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

it('an endpoint that stumbles once is heard the second time', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  asked.mockResolvedValueOnce(new Response('', { status: 502 }))
  asked.mockResolvedValueOnce(Response.json({ data: { a: 'found' } }))
  expect(await Effect.runPromise(askGraphql(endpoint, question))).toEqual({ a: 'found' })
})
