import { runWithStartContext } from '@tanstack/start-storage-context'
import { expect, it } from 'vitest'
import type { PageSharing } from '#/server/request-context.ts'
import { answerInTime } from './answer-in-time.server.ts'

type StartContext = Parameters<typeof runWithStartContext>[0]

/** Whether a page may be kept for others after its answer was waited for. */
const isSharedWith = async (answer: { readonly ok: true; readonly stale: boolean }): Promise<boolean> => {
  const sharing: PageSharing = { isShared: true, formKeys: [] }
  const request = new Request('https://site.test/hoteles/result')
  // the framework's own context of a request, of which only ours is asked for
  const context = { contextAfterGlobalMiddlewares: { sharing } } as unknown as StartContext
  await runWithStartContext(context, () => answerInTime(request, Promise.resolve(answer), true))
  return sharing.isShared
}

it.each([
  [false, true],
  [true, false],
])('a page whose offers are old (%s) is kept for others: %s', async (stale, isShared) => {
  expect(await isSharedWith({ ok: true, stale })).toBe(isShared)
})
