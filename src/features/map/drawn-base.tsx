import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useEffectEvent, useMemo } from 'react'
import type { LandPart } from './land/use-land.ts'
import { tileUnits } from './land/land-grid.ts'
import { useLand } from './land/use-land.ts'
import { type Spot, metresPerPixel, placeOf, worldSize } from './mercator.ts'
import type { PlaceLabel } from './pins/pin.ts'
import type { PlacedPin } from './pins/place-pins.ts'
import { PlaceNames } from './place-names.tsx'
import { roundDistance } from './scale.ts'
import { type Pixel, type Size, type View, offsetOf } from './view.ts'

const coastPixels = 1.25

/** Squares of one round distance, the same wherever the map is moved to. */
const gridPath = (from: Pixel, { width, height }: Size, step: number): string => {
  const first = { x: Math.ceil(from.x / step) * step - from.x, y: Math.ceil(from.y / step) * step - from.y }
  let path = ''
  for (let x = first.x; x < width; x += step) path += `M${x.toFixed(1)} 0V${height}`
  for (let y = first.y; y < height; y += step) path += `M0 ${y.toFixed(1)}H${width}`
  return path
}

/** Land of one tile; `from` is the drawing's corner in pixels of the world. */
const Land = memo(({ part: { tile, shape }, zoom, from }: { part: LandPart; zoom: number; from: Pixel }) => {
  const side = worldSize(zoom) / 2 ** tile.level
  const scale = side / tileUnits
  const place = `translate(${tile.column * side - from.x} ${tile.row * side - from.y}) scale(${scale})`
  return (
    <g transform={place}>
      <path d={shape.land} fillRule="evenodd" className="map-land" />
      {shape.coast && <path d={shape.coast} strokeWidth={coastPixels / scale} className="map-coast" />}
    </g>
  )
})

interface DrawnBaseProps {
  readonly view: View
  readonly size: Size
  /** where on the world the layer begins that this lies on */
  readonly origin: Spot
  readonly labels: readonly PlaceLabel[]
  readonly placed: readonly PlacedPin[]
  /** what is drawn over it is as exact as the finest coast */
  readonly isFine: boolean
  /** land has come, or cannot be had */
  readonly onDrawn: (() => void) | undefined
}

/** Where on the layer a drawing of the view and of as much again around it begins. */
export const layerCorner = ({ centre, zoom }: View, { width, height }: Size, origin: Spot): Pixel => {
  const { x, y } = offsetOf({ centre: origin, zoom }, centre)
  return { x: x - width, y: y - height }
}

/** Land and sea, a grid and names, drawn for the view and for as much again around it. */
export function DrawnBase({ view, size, origin, labels, placed, isFine, onDrawn }: DrawnBaseProps) {
  const { i18n } = useLingui()
  const { parts, isLoaded } = useLand(view, size, isFine)
  const tellDrawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => {
    if (isLoaded) tellDrawn()
  }, [isLoaded])
  const drawn = { width: size.width * 2, height: size.height * 2 }
  const { zoom, centre } = view
  const corner = useMemo(
    () => ({ x: centre.x * worldSize(zoom) - size.width, y: centre.y * worldSize(zoom) - size.height }),
    [centre, zoom, size],
  )
  const start = layerCorner(view, size, origin)
  const { pixels } = roundDistance(metresPerPixel(placeOf(origin).latitude, zoom), i18n.locale)
  return (
    <svg
      aria-hidden="true"
      width={drawn.width}
      height={drawn.height}
      className="absolute max-w-none will-change-transform"
      style={{ transform: `translate(${start.x}px,${start.y}px)` }}
    >
      {parts.map((part) => (
        <Land key={`${part.tile.level}/${part.tile.column}/${part.tile.row}`} part={part} zoom={zoom} from={corner} />
      ))}
      <path d={gridPath(start, drawn, pixels)} className="map-grid" />
      <g transform={`translate(${-start.x} ${-start.y})`}>
        <PlaceNames labels={labels} placed={placed} origin={origin} zoom={zoom} />
      </g>
    </svg>
  )
}
