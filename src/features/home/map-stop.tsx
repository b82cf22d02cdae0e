import type { MapPoint } from '#domain/place/world-map.ts'

interface MapStopProps {
  readonly at: MapPoint
  readonly name: string
  readonly isOrigin: boolean
  /** units of the map for one unit of the drawing, so that stops look the same however close the map is */
  readonly unit: number
  /** too close to the end of the map for words beside it */
  readonly isNearEnd: boolean
}

const whole = (value: number): number => Math.round(value * 10) / 10

/** One stop of a line on the map. Its name needs more room than a phone has; the list beside the map holds it there. */
export function MapStop({ at, name, isOrigin, unit, isNearEnd }: MapStopProps) {
  const [x, y, aside] = [whole(at.x), whole(at.y), 12 * unit]
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={(isOrigin ? 8 : 5.5) * unit}
        fill={isOrigin ? 'var(--c-accent)' : 'var(--c-surface)'}
        stroke={isOrigin ? 'var(--c-surface)' : 'var(--c-primary)'}
        strokeWidth={2.5 * unit}
      />
      <text
        x={isNearEnd ? x - aside : x + aside}
        y={y + 6 * unit}
        textAnchor={isNearEnd ? 'end' : 'start'}
        fontSize={17 * unit}
        fontWeight={isOrigin ? 800 : 600}
        fill="var(--c-ink)"
        stroke="var(--c-surface)"
        strokeWidth={4 * unit}
        paintOrder="stroke"
        className="max-md:hidden"
      >
        {name}
      </text>
    </>
  )
}
