import { guardChunks } from './chunk-guard.ts'
import { type UnsavedInput, createUnsavedInput } from './unsaved-input.ts'

/** Chromium's way of offering a site as an app; no other engine has it, so no type library does. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

interface Happened {
  readonly installOffer: InstallOffer | undefined
  /** a script was missing, and the page was not loaded anew because words would have been lost */
  readonly missedScript: boolean
}

/** What may happen before the part of the page that answers it has been loaded. */
export interface EarlyEvents {
  readonly unsaved: UnsavedInput
  readonly happened: () => Happened
  readonly settle: (what: keyof Happened) => void
  readonly subscribe: (listener: () => void) => () => void
}

const nothing: Happened = { installOffer: undefined, missedScript: false }

export const listenEarly = (page: Window): EarlyEvents => {
  const unsaved = createUnsavedInput(page)
  const listeners = new Set<() => void>()
  let happened = nothing
  const note = (change: Partial<Happened>): void => {
    happened = { ...happened, ...change }
    for (const listener of listeners) listener()
  }
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    note({ installOffer: event as InstallOffer })
  })
  guardChunks(page, unsaved.isInUse, () => note({ missedScript: true }))
  return {
    unsaved,
    happened: () => happened,
    settle: (what) => note({ [what]: nothing[what] }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
