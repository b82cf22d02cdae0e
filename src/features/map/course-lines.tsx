import { memo, useMemo } from 'react'
import { layerCorner } from './drawn-base.tsx'
import { type Spot, spotOf } from './mercator.ts'
import type { MapLine } from './pins/pin.ts'
import { type Size, type View, offsetOf } from './view.ts'

interface CourseLinesProps {
  readonly lines: readonly MapLine[]
  readonly view: View
  readonly size: Size
  /** where on the world the layer begins that this lies on */
  readonly origin: Spot
}

/** In pixels of the layer: moving the map changes nothing of it. */
const pathOf = (lines: readonly MapLine[], origin: Spot, zoom: number): string =>
  lines
    .map((line) =>
      line
        .map((place, index) => {
          const { x, y } = offsetOf({ centre: origin, zoom }, spotOf(place))
          return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
        })
        .join(''),
    )
    .join('')

/** Courses over whatever lies under the pins, for the view and for as much again around it. */
export const CourseLines = memo(({ lines, view, size, origin }: CourseLinesProps) => {
  const path = useMemo(() => pathOf(lines, origin, view.zoom), [lines, origin, view.zoom])
  const { x, y } = layerCorner(view, size, origin)
  return (
    <svg
      aria-hidden="true"
      width={size.width * 2}
      height={size.height * 2}
      className="pointer-events-none absolute max-w-none"
      style={{ transform: `translate(${x}px,${y}px)` }}
    >
      <g transform={`translate(${-x} ${-y})`}>
        <path d={path} strokeWidth="6" className="map-wake" />
        <path d={path} strokeWidth="2.5" className="map-course" />
      </g>
    </svg>
  )
})
