import { useEffect, useState } from 'react'
import { onSign } from './waking.ts'

/** What waits for the first interaction waits no longer than this. */
const interactionTimeoutMs = 2500

/** Does something on the first interaction with the page (a pointer, a key, a scroll) or after a while. Returns what cancels it. */
export const onFirstInteraction = (work: () => void, timeoutMs = interactionTimeoutMs): (() => void) => {
  const stop = new AbortController()
  const begin = (): void => {
    stop.abort()
    work()
  }
  const timeout = timeoutMs < Infinity ? setTimeout(begin, timeoutMs) : undefined
  stop.signal.addEventListener('abort', () => clearTimeout(timeout))
  onSign(begin, stop.signal)
  return () => stop.abort()
}

/** False until the first interaction with the page. */
export const useFirstInteraction = (): boolean => {
  const [interacted, setInteracted] = useState(false)
  useEffect(() => onFirstInteraction(() => setInteracted(true)), [])
  return interacted
}
