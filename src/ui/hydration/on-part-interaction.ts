const touches = ['pointerover', 'pointerdown', 'focusin', 'input', 'click'] as const

/** After this a part loads though nobody has come near it: the page came to rest long ago. */
const interactionTimeoutMs = 4000

const isMoved = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  (control.value !== control.defaultValue || control.checked !== control.defaultChecked)

/**
 * Resolves once a visitor comes near what `selector` finds, by pointer, keyboard or a word typed, or after a while; at once
 * where it is not on the page, or no more, and where somebody has typed already. For parts that work as the server rendered them, so that their chunks can wait.
 * Listens at the window: React lets no event into a part that it has yet to hydrate.
 */
export const onPartInteraction = (selector: string, timeoutMs = interactionTimeoutMs): Promise<void> =>
  new Promise((resolve) => {
    const part = document.querySelector(selector)
    if (!part || part.contains(document.activeElement) || [...part.querySelectorAll('input')].some(isMoved))
      return resolve()
    const stop = new AbortController()
    const done = (): void => {
      clearTimeout(timer)
      presence.disconnect()
      stop.abort()
      resolve()
    }
    const touch = ({ target }: Event): void => {
      if (part.contains(target as Node)) done()
    }
    const timer = timeoutMs < Infinity ? setTimeout(done, timeoutMs) : undefined
    const presence = new MutationObserver(() => part.isConnected || done())
    presence.observe(document.body, { childList: true, subtree: true })
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true, signal: stop.signal })
  })
