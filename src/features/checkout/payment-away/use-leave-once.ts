import { useEffect, useSyncExternalStore } from 'react'
import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'

const key = 'trayecto.payment-page'
const isText = (value: unknown): value is string => typeof value === 'string'

/** Time enough to read where one is going, in milliseconds. */
const reading = 1500

/** A page that the browser kept as it was is shown again without being begun anew: only `pageshow` tells of it. */
const whenShownAgain = (look: () => void): (() => void) => {
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}

const hasLeft = (id: string): boolean => readStored(browserStorage(), key, isText) === id

/**
 * Takes the traveller to `url` the first time that a page about payment `id` (a `cartId`, or a transaction's) is shown, and
 * answers `back` every time after: whoever presses Back at a bank or a provider is not sent there again. A page that comes from
 * the server is that of somebody who comes back, since Pay leads here without loading one: it must not change, and move what is
 * about to be pressed, when its scripts begin.
 */
export const useLeaveOnce = (url: string, id: string): 'leaving' | 'back' => {
  const back = useSyncExternalStore(
    whenShownAgain,
    () => hasLeft(id),
    () => true,
  )
  useEffect(() => {
    if (back) return
    const timer = setTimeout(() => {
      writeStored(browserStorage(), key, id)
      window.location.assign(url)
    }, reading)
    return () => clearTimeout(timer)
  }, [url, id, back])
  return back ? 'back' : 'leaving'
}
