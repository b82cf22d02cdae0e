import { expect, it } from 'vitest'
import { problemOf } from './backend-problem.server.ts'

it.each([
  ['SessionClosed', 'already_booked'],
  ['TooManyRequests', 'too_many_requests'],
])('%s is told as what it is', (_tag, code) => {
  const failure = { _tag, code, message: 'in words', requestId: 'r1' }
  expect(problemOf(failure)).toEqual(failure)
})

it('what the contract does not name is a backend that is down', () => {
  const message = 'Transport: no answer in 8 seconds (GET https://backend.internal.example/api)'
  expect(problemOf({ _tag: 'TransportError', message })).toEqual({
    _tag: 'BackendDown',
    code: 'backend_down',
    message: 'The backend gave no answer.',
    requestId: undefined,
  })
})
