import type { MouseEvent } from 'react'

/** A click that no key or button turns into "open elsewhere". */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
