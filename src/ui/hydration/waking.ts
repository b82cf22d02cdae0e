/** What tells that somebody is there who does more than look. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const

/** A browser tells of a pointer that rests where a page has come beneath it as if it had moved, by nothing. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0

/** Does something with each sign of a visitor, until it is told to stop. */
export const onSign = (work: () => void, signal: AbortSignal): void => {
  const hear = (event: Event): void => {
    if (!isAtRest(event)) work()
  }
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal })
}

/** How near to the screen a part must come to be woken, as the margin of an `IntersectionObserver`. */
export const nearby = '150px'

/** Of a part that is to be woken there, in what was sent. */
export const wakesNearby = 'data-wakes-nearby'
