import { memo } from 'react'
import { type Spot, spotOf } from './mercator.ts'
import type { PlaceLabel } from './pins/pin.ts'
import { createRoom } from './place-boxes.ts'
import type { PlacedPin } from './pins/place-pins.ts'
import { offsetOf } from './view.ts'

const letterSize: Record<PlaceLabel['kind'], number> = { city: 16, water: 14, district: 13, airport: 12, landmark: 12 }

/** A mark at the place itself: the name stands below or above it. Other names stand on their place, or near it. */
const isMarked = (kind: PlaceLabel['kind']): boolean => kind === 'airport' || kind === 'landmark'
const offsetsOf = (kind: PlaceLabel['kind']): readonly number[] => (isMarked(kind) ? [14, -14] : [0, -26, 26])

const widthOfLetter = 0.58

interface PlaceNamesProps {
  readonly labels: readonly PlaceLabel[]
  readonly placed: readonly PlacedPin[]
  readonly origin: Spot
  readonly zoom: number
}

/** Names of places for which pins leave room, the first ones first. */
export const PlaceNames = memo(({ labels, placed, origin, zoom }: PlaceNamesProps) => {
  const take = createRoom()
  for (const { box, hasRoom } of placed) if (hasRoom) take(box)
  return labels.map(({ name, kind, at }) => {
    const { x, y } = offsetOf({ centre: origin, zoom }, spotOf(at))
    const letter = letterSize[kind]
    const size = { width: name.length * letter * widthOfLetter, height: letter + 4 }
    const offset = offsetsOf(kind).find((down) => take({ x, y: y + down, ...size }))
    if (offset === undefined) return null
    return (
      <g key={`${kind} ${name}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {isMarked(kind) && <path d="M0-4L4 0L0 4L-4 0Z" className="map-mark" />}
        <text
          y={offset + letter * 0.35}
          textAnchor="middle"
          fontSize={letter}
          fontWeight={kind === 'city' ? 700 : 600}
          fontStyle={kind === 'water' ? 'italic' : undefined}
          className="map-name"
        >
          {name}
        </text>
      </g>
    )
  })
})
