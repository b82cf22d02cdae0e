import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { postNotice } from './send-notice.ts'

const notice = {
  noticeId: 'n_1',
  transactionId: 'pay_1',
  sessionId: 's_1',
  status: 'authorised',
  at: '2026-11-22T00:00:00.000Z',
} as const

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const answers: (number | Error)[] = []
const fetched = vi.fn(async () => {
  const next = answers.shift() ?? 200
  if (typeof next !== 'number') throw next
  return new Response(null, { status: next })
})
vi.stubGlobal('fetch', fetched)

const post = () => Effect.runPromise(postNotice('https://elsewhere.example/notices', notice, 't=1,v1=aa'))
const call = { event: 'call', step: 'notice.post', requestId: 'pay_1', ms: expect.any(Number) }

it('is posted again where it was not heard, each time with a line', async () => {
  answers.push(503, new TypeError('connection lost'), 204)
  await post()
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { ...call, outcome: 'retried', tag: 'answered 503', attempt: 1 },
    { ...call, outcome: 'retried', attempt: 2 },
  ])
  expect(lines.join()).not.toContain('v1=aa')
})

it('that nobody heard leaves a last line and fails nothing', async () => {
  answers.push(500, 500, 500)
  await post()
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ ...call, level: 'error', outcome: 'unknown', attempt: 3 })
})
