import { arcPath, project, worldWidth } from '#domain/place/world-map.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { City } from './cities.ts'
import { frameAround } from './map-frame.ts'
import { MapStop } from './map-stop.tsx'
import landUrl from './world-land.svg?no-inline'

interface RouteMapProps {
  readonly from: City
  readonly to: readonly City[]
  readonly locale: Locale
}

/** Great circles over Natural Earth's land. A picture of the list beside it, which says the same in words. */
export function RouteMap({ from, to, locale }: RouteMapProps) {
  const { x, y, width, height } = frameAround([from, ...to].map(project))
  const unit = width / worldWidth
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className="w-full">
      <use href={`${landUrl}#land`} fill="var(--c-line)" />
      <g fill="none" stroke="var(--c-primary)" strokeWidth={2.5 * unit} strokeLinecap="round">
        {to.map((city) => (
          <path key={city.code} d={arcPath(from, city)} />
        ))}
      </g>
      {[...to, from].map((city) => (
        <MapStop
          key={city.code}
          at={project(city)}
          name={city.names[locale]}
          isOrigin={city === from}
          unit={unit}
          isNearEnd={project(city).x > x + width * 0.86}
        />
      ))}
    </svg>
  )
}
