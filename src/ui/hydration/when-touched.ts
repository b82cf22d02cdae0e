const touches = ['pointerover', 'pointerdown', 'focusin', 'input'] as const

/** Long after a page has come to rest, in milliseconds. */
const patience = 4000

/**
 * Resolves once a visitor comes near what `selector` finds, by pointer, keyboard or a word typed, or after a while; at once
 * where it is not on the page, or no more. For parts that were sent whole and whose scripts can wait.
 */
export const whenTouched = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const part = document.querySelector(selector)
    if (!part || part.contains(document.activeElement)) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      presence.disconnect()
      for (const touch of touches) part.removeEventListener(touch, done)
      resolve()
    }
    const timer = setTimeout(done, patience)
    const presence = new MutationObserver(() => part.isConnected || done())
    presence.observe(document.body, { childList: true, subtree: true })
    for (const touch of touches) part.addEventListener(touch, done, { passive: true })
  })
