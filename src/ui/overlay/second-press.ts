/** How soon after a press, and how near to it, another is still the same double press: milliseconds and pixels. */
const [soonMs, near] = [500, 16]

const isSamePlace = (first: MouseEvent, second: MouseEvent): boolean =>
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <= near

/**
 * For a press that closes what it was in: its second half, where somebody pressed twice, reaches nothing of what has come to lie
 * beneath. A press by keyboard has no place, and no second half.
 */
export const ignoreSecondPress = (first: MouseEvent): void => {
  if (first.detail === 0) return
  const stop = new AbortController()
  setTimeout(() => stop.abort(), soonMs)
  document.addEventListener(
    'click',
    (second) => {
      if (second.detail === 0 || !isSamePlace(first, second)) return
      second.preventDefault()
      second.stopImmediatePropagation()
    },
    { capture: true, signal: stop.signal },
  )
}
