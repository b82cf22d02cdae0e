import { isNotFound } from '@tanstack/react-router'
import { runWithStartContext } from '@tanstack/start-storage-context'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { callInput } from './call-input.ts'

type StartContext = Parameters<typeof runWithStartContext>[0]

const read = callInput<string>()(v.pipe(v.string(), v.maxLength(3)))

/** What comes of a call in a request of this kind: what was read, or what was thrown. */
const cameOf = (handlerType: StartContext['handlerType'], sent: string): unknown => {
  const context = { handlerType, contextAfterGlobalMiddlewares: { requestId: 'r-1' } } as unknown as StartContext
  try {
    return runWithStartContext(context, () => read(sent))
  } catch (thrown) {
    return thrown
  }
}

it.each(['serverFn', 'router'] as const)('what fits is read, from a %s', (kind) =>
  expect(cameOf(kind, 'abc')).toBe('abc'),
)

it('a call with what does not fit is refused, with the request’s id', async () => {
  const refused = cameOf('serverFn', 'abcd') as Response
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'bad_request', requestId: 'r-1' }])
})

it('a page whose address holds what does not fit is not there', () =>
  expect(isNotFound(cameOf('router', 'abcd'))).toBe(true))
