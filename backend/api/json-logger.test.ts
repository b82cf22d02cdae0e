import { Effect } from 'effect'
import { afterEach, expect, it, vi } from 'vitest'
import { jsonLoggerLayer } from './json-logger.ts'

afterEach(() => vi.restoreAllMocks())

const lineOf = async (program: Effect.Effect<void>) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await Effect.runPromise(program.pipe(Effect.provide(jsonLoggerLayer)))
  return JSON.parse(String(written.mock.calls[0]?.[0]))
}

it('an event is found as the events of calls are, with its ids whole', async () => {
  const task = '01845920-0410-473b-8f96-123456789012'
  expect(await lineOf(Effect.logError({ event: 'operator_task', task }))).toMatchObject({
    event: 'operator_task',
    task,
  })
})

it('words stay the message, and what is noted beside them stays with them', async () => {
  const line = await lineOf(Effect.logError('An order stopped').pipe(Effect.annotateLogs({ order: 'o1' })))
  expect(line).toMatchObject({ message: 'An order stopped', annotations: { order: 'o1' } })
})
