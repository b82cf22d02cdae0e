import { setTimeout as wait } from 'node:timers/promises'
import { type CallInspector, openInspector } from './inspector.ts'

/** How often a Worker is woken while the inspector's answer is waited for. */
const wakeEveryMs = 250

/**
 * The memory of one Worker's isolate, asked of the runtime's inspector on this machine. The runtime answers it when the Worker
 * next does something, so `wake` has it answer requests until then: one that is over before the question arrives wakes nobody.
 */
export const inspectHeap = async (port: number, worker: string, wake: () => Promise<unknown>) => {
  const { call, close } = await openInspector(port, worker)
  const callAwake: CallInspector = async (method) => {
    const answer = call(method)
    for (;;) {
      await wake()
      const found = await Promise.race([answer, wait(wakeEveryMs)])
      if (found) return found
    }
  }
  await callAwake('HeapProfiler.enable')
  return {
    /** Bytes in use once all that nothing holds has been collected. */
    usedAfterCollection: async (): Promise<number> => {
      for (let turn = 0; turn < 3; turn += 1) await callAwake('HeapProfiler.collectGarbage')
      return Number((await callAwake('Runtime.getHeapUsage')).usedSize)
    },
    close,
  }
}
