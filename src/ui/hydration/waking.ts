/** What tells that somebody is there who does more than look. */
export const signs = [
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

/** How near to the screen a part must come to be woken, as the margin of an `IntersectionObserver`. */
export const nearby = '150px'

/** Of a part that is to be woken there, in what was sent. */
export const wakesNearby = 'data-wakes-nearby'
