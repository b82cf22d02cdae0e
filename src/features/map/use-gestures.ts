import { type PointerEvent, useEffect, useRef } from 'react'
import type { Live, MapView } from './use-map-view.ts'
import type { Pixel } from './view.ts'

/** How far a press may slip and still be a press. */
const slip = 5

/** How long after the last turn of a wheel the map is drawn anew, in milliseconds. */
const wheelRest = 140

const middleOf = (points: readonly Pixel[]): Pixel => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([a, b]: readonly Pixel[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1)

/** Scales around a point of the screen, which moves from one place to another. */
const scaledAround = (frame: HTMLElement, from: Pixel, to: Pixel, by: number) => {
  const { left, top, width, height } = frame.getBoundingClientRect()
  const middle = { x: left + width / 2, y: top + height / 2 }
  return ({ moved, scale }: Live): Live => ({
    moved: {
      x: to.x - middle.x + (moved.x - from.x + middle.x) * by,
      y: to.y - middle.y + (moved.y - from.y + middle.y) * by,
    },
    scale: scale * by,
  })
}

/** Drags and pinches, and turns of the wheel with Ctrl: a wheel alone scrolls the page. Spread what it gives on the frame. */
export const useGestures = ({ frame, gesture, settle }: MapView) => {
  const fingers = useRef(new Map<number, Pixel>())
  const press = useRef({ travelled: 0, isDrag: false })

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    if (fingers.current.size === 0) press.current = { travelled: 0, isDrag: false }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>): void => {
    if (!fingers.current.delete(event.pointerId)) return
    if (fingers.current.size === 0) settle()
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    // it was let go where nobody here was told
    if (event.buttons === 0) return onPointerEnd(event)
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    press.current.travelled += Math.hypot(event.clientX - last.x, event.clientY - last.y)
    if (press.current.travelled < slip) return
    press.current.isDrag = true
    // from now on moves come here wherever they are; a mere press is left to the pin under it
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId)
    const after = [...fingers.current.values()]
    const by = spreadOf(after) / spreadOf(before)
    gesture(scaledAround(event.currentTarget, middleOf(before), middleOf(after), by))
  }

  /** The click that a drag ends with is none. */
  const onClickCapture = (event: { preventDefault(): void; stopPropagation(): void; detail: number }): void => {
    if (!press.current.isDrag || event.detail === 0) return
    press.current.isDrag = false
    event.preventDefault()
    event.stopPropagation()
  }

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    // only a listener that is not passive keeps the browser from zooming the page
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const at = { x: event.clientX, y: event.clientY }
      gesture(scaledAround(element, at, at, 2 ** (-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0025))))
      clearTimeout(rest)
      rest = setTimeout(settle, wheelRest)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      clearTimeout(rest)
      element.removeEventListener('wheel', turn)
    }
  }, [frame, gesture, settle])

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onClickCapture }
}
