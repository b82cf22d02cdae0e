import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'
import { onShownAgain } from '#/ui/shown-again.ts'

const key = 'trayecto.payment-page'
const isText = (value: unknown): value is string => typeof value === 'string'

/** Time enough to read where one is going, in milliseconds. */
const reading = 1500

const hasLeft = (id: string): boolean => readStored(browserStorage(), key, isText) === id

/**
 * Takes the traveller to `url` the first time that a page about payment `id` (a `cartId`, or a transaction's) is shown, and
 * answers `back` every time after: whoever presses Back at a bank or a provider is not sent there again. A page that comes from
 * the server, or that the browser kept, is that of somebody who comes back, since Pay leads here without loading one. That holds
 * where a browser stores nothing, too; and it must not change, and move what is about to be pressed, when its scripts begin.
 */
export const useLeaveOnce = (url: string, id: string): 'leaving' | 'back' => {
  const isStep = useHydrated()
  const [cameBack, setCameBack] = useState(isStep ? undefined : id)
  const back = cameBack === id || hasLeft(id)
  useEffect(() => onShownAgain(() => setCameBack(id)), [id])
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
