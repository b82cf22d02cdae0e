import { type GeoPoint, type MapPoint, arcPath, project, worldWidth } from '#domain/place/world-map.ts'
import { frameAround } from './map-frame.ts'
import { MapStop } from './map-stop.tsx'
import landUrl from './world-land.svg?no-inline'

export interface RouteStop extends GeoPoint {
  readonly code: string
  readonly name: string
}

export type RouteLeg = readonly [from: RouteStop, to: RouteStop]

interface RouteMapProps {
  readonly legs: readonly RouteLeg[]
  /** units of the map, of which the world is 960 wide: nothing closer is shown */
  readonly narrowest?: number
  /** what stands at stops where names have no room; nothing where it is missing */
  readonly codes?: boolean
}

/** Words on this side would run over the next stop. */
const isBesideAnother = (at: MapPoint, points: readonly MapPoint[], unit: number): boolean =>
  points.some((other) => other.x > at.x && other.x - at.x < 90 * unit && Math.abs(other.y - at.y) < 24 * unit)

/** Great circles over Natural Earth's land, from the first stop on. A picture of words beside it, which say the same. */
export function RouteMap({ legs, narrowest, codes = false }: RouteMapProps) {
  const stops = new Map(legs.flat().map((stop) => [stop.code, stop]))
  const origin = legs[0]?.[0].code
  const points = [...stops.values()].map(project)
  const { x, y, width, height } = frameAround(points, narrowest)
  const unit = width / worldWidth
  // the origin is drawn over all others
  const inOrder = [...stops.values()].toSorted((a, b) => Number(a.code === origin) - Number(b.code === origin))
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className="w-full">
      <use href={`${landUrl}#land`} fill="var(--c-line)" />
      <g fill="none" stroke="var(--c-primary)" strokeWidth={2.5 * unit} strokeLinecap="round">
        {legs.map(([from, to]) => (
          <path key={`${from.code}-${to.code}`} d={arcPath(from, to)} />
        ))}
      </g>
      {inOrder.map((stop) => (
        <MapStop
          key={stop.code}
          at={project(stop)}
          name={stop.name}
          code={codes ? stop.code : undefined}
          isOrigin={stop.code === origin}
          unit={unit}
          isNearEnd={project(stop).x > x + width * 0.86 || isBesideAnother(project(stop), points, unit)}
        />
      ))}
    </svg>
  )
}
