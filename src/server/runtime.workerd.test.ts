import { runWithStartContext } from '@tanstack/start-storage-context'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { runServer } from './runtime.server.ts'

type StartContext = Parameters<typeof runWithStartContext>[0]

/** Whether a page is still for all after a program was run while it was drawn. */
const isSharedAfter = async (program: Parameters<typeof runServer>[0]): Promise<boolean> => {
  const sharing = { isShared: true, formKeys: [] }
  const context = { contextAfterGlobalMiddlewares: { sharing } } as unknown as StartContext
  await runWithStartContext(context, () => runServer(program))
  return sharing.isShared
}

describe('runServer', () => {
  it('has a page kept to whom it was drawn for where something failed', async () => {
    expect(await isSharedAfter(Effect.fail({ _tag: 'Refused', message: 'no' }))).toBe(false)
  })

  it('leaves a page to all where nothing did', async () => {
    expect(await isSharedAfter(Effect.succeed(1))).toBe(true)
  })

  it('answers a failure as data where no page is drawn', async () => {
    expect(await runServer(Effect.fail({ _tag: 'Refused', message: 'no' }))).toMatchObject({ ok: false })
  })
})
