import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/place/world-map.ts'
import { type Spot, spotOf } from './mercator.ts'
import { type Pixel, type Size, type View, fitView, isInView, movedBy, offsetOf, zoomedAt } from './view.ts'

/** What a gesture has done to the map since it was last drawn. */
export interface Live {
  readonly moved: Pixel
  readonly scale: number
}

const untouched: Live = { moved: { x: 0, y: 0 }, scale: 1 }

export interface MapView {
  readonly view: View
  readonly size: Size
  /** goes on the frame, and on the layer that all things of the map are on, around its `origin` */
  readonly frame: RefObject<HTMLDivElement | null>
  readonly layer: RefObject<HTMLDivElement | null>
  change(next: (view: View) => View): void
  /** Moves and scales what is drawn, at once and without drawing it anew; `settle` draws it. */
  gesture(live: (before: Live) => Live): void
  settle(): void
  fit(): void
}

const sizeOf = (element: HTMLElement | null): Size => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
})

/**
 * What a map shows of the world. A gesture moves the layer as a whole; the parts on it are drawn anew once it ends, or once
 * it has left what was drawn around the view.
 */
export const useMapView = (places: readonly GeoPoint[], origin: Spot): MapView => {
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const live = useRef(untouched)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState<View>(() => fitView(places, size))
  const shown = useRef({ view, size })

  const place = useCallback((): void => {
    const { moved, scale } = live.current
    const { view: at, size: across } = shown.current
    const offset = offsetOf(at, origin)
    const [x, y] = [across.width / 2 + moved.x + offset.x * scale, across.height / 2 + moved.y + offset.y * scale]
    if (layer.current) layer.current.style.transform = `translate3d(${x}px,${y}px,0) scale(${scale})`
  }, [origin])

  const change = useCallback((next: (view: View) => View): void => {
    const to = next(shown.current.view)
    shown.current = { ...shown.current, view: to }
    setView(to)
  }, [])

  const settle = useCallback((): void => {
    const { moved, scale } = live.current
    if (moved.x === 0 && moved.y === 0 && scale === 1) return
    live.current = untouched
    change((before) => movedBy(zoomedAt(before, before.zoom + Math.log2(scale), { x: 0, y: 0 }), moved))
  }, [change])

  const gesture = useCallback(
    (next: (before: Live) => Live): void => {
      live.current = next(live.current)
      const { moved, scale } = live.current
      const { width, height } = shown.current.size
      if (scale === 1 && (Math.abs(moved.x) > width * 0.4 || Math.abs(moved.y) > height * 0.4)) settle()
      else place()
    },
    [place, settle],
  )

  const fit = useCallback((): void => change(() => fitView(places, shown.current.size)), [change, places])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const isFirst = shown.current.size.width === 0
      shown.current = { ...shown.current, size: sizeOf(element) }
      setSize(shown.current.size)
      if (isFirst) fit()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [fit])

  // a list that is filtered or sorted leaves the map where it is, as long as anything of it is there
  useEffect(() => {
    const { view: at, size: across } = shown.current
    if (across.width > 0 && !places.some((one) => isInView(at, spotOf(one), across))) fit()
  }, [places, fit])

  useLayoutEffect(place, [place, view, size])

  return { view, size, frame, layer, change, gesture, settle, fit }
}
