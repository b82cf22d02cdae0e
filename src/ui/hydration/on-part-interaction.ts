const touches = ['pointerover', 'pointerdown', 'focusin', 'input'] as const

/** After this a part loads though nobody has come near it: the page came to rest long ago. */
const interactionTimeoutMs = 4000

/**
 * Resolves once a visitor comes near what `selector` finds, by pointer, keyboard or a word typed, or after a while; at once
 * where it is not on the page, or no more. For parts that work as the server rendered them, so that their chunks can wait.
 */
export const onPartInteraction = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const part = document.querySelector(selector)
    if (!part || part.contains(document.activeElement)) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      presence.disconnect()
      for (const touch of touches) part.removeEventListener(touch, done)
      resolve()
    }
    const timer = setTimeout(done, interactionTimeoutMs)
    const presence = new MutationObserver(() => part.isConnected || done())
    presence.observe(document.body, { childList: true, subtree: true })
    for (const touch of touches) part.addEventListener(touch, done, { passive: true })
  })
