import type { MapPoint } from '#domain/place/world-map.ts'

interface MapStopProps {
  readonly at: MapPoint
  readonly name: string
  /** what stands in the name's place on a phone */
  readonly code: string | undefined
  readonly isOrigin: boolean
  /** units of the map for one unit of the drawing, so that stops look the same however close the map is */
  readonly unit: number
  /** too close to the end of the map for words beside it */
  readonly isNearEnd: boolean
}

const whole = (value: number): number => Math.round(value * 10) / 10

/** One stop of a line on the map. Its name needs more room than a phone has; words beside the map hold it there. */
export function MapStop({ at, name, code, isOrigin, unit, isNearEnd }: MapStopProps) {
  const [x, y] = [whole(at.x), whole(at.y)]
  const lettering = (size: number) => ({
    x: isNearEnd ? x - size * 0.7 * unit : x + size * 0.7 * unit,
    y: y + size * 0.35 * unit,
    textAnchor: isNearEnd ? ('end' as const) : ('start' as const),
    fontSize: size * unit,
    fontWeight: isOrigin ? 800 : 600,
    fill: 'var(--c-ink)',
    stroke: 'var(--c-surface)',
    strokeWidth: size * 0.24 * unit,
    paintOrder: 'stroke',
  })
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
      <text {...lettering(17)} className="max-md:hidden">
        {name}
      </text>
      {code && (
        <text {...lettering(32)} className="md:hidden">
          {code}
        </text>
      )}
    </>
  )
}
