import type { AsyncLocalStorage } from 'node:async_hooks'

interface StartEvent {
  currentResponse?: Response | undefined
}

const eventStorage = (): AsyncLocalStorage<StartEvent> | undefined =>
  Reflect.get(globalThis, Symbol.for('tanstack-start:event-storage'))

/**
 * Makes the framework hold the response of the current request weakly. It keeps the response in its request-scoped storage, and
 * the runtime's response keeps the async frame that it was made in, storage and router included: a cycle through native memory
 * that is never collected (docs/decisions/0044-the-response-is-held-weakly.md).
 */
export const holdResponseWeakly = (): void => {
  const event = eventStorage()?.getStore()
  if (event === undefined) return
  let held: WeakRef<Response> | undefined
  Object.defineProperty(event, 'currentResponse', {
    get: () => held?.deref(),
    set: (response: Response | undefined) => {
      held = response && new WeakRef(response)
    },
  })
}
