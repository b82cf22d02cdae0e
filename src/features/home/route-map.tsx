import './route-map.css'
import { type MapPoint, arcPath, project, worldHeight, worldWidth } from '#/domain/world-map.ts'
import type { Locale } from '#/i18n/locale.ts'
import { classNames } from '#/ui/class-names.ts'
import type { City } from './cities.ts'

interface RouteMapProps {
  readonly from: City
  readonly to: readonly City[]
  readonly locale: Locale
}

const whole = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) })

function Stop({ city, locale, isOrigin }: { city: City; locale: Locale; isOrigin: boolean }) {
  const { x, y } = whole(project(city))
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isOrigin ? 6 : 4}
        fill={isOrigin ? 'var(--c-accent)' : 'var(--c-surface)'}
        stroke={isOrigin ? 'var(--c-surface)' : 'var(--c-primary)'}
        strokeWidth="2"
      />
      <text
        x={x > worldWidth - 90 ? x - 9 : x + 9}
        y={y + 5}
        textAnchor={x > worldWidth - 90 ? 'end' : 'start'}
        fill="var(--c-ink)"
        stroke="var(--c-surface)"
        strokeWidth="4"
        paintOrder="stroke"
        className={classNames('text-[14px] max-md:hidden', isOrigin ? 'font-bold' : 'font-semibold')}
      >
        {city.names[locale]}
      </text>
    </g>
  )
}

/** Great circles over Natural Earth's land. A picture of the list beside it, which says the same in words. */
export function RouteMap({ from, to, locale }: RouteMapProps) {
  return (
    <div className="relative aspect-[960/440] w-full" aria-hidden="true">
      <div className="world-land absolute inset-0" />
      <svg viewBox={`0 0 ${worldWidth} ${worldHeight}`} className="absolute inset-0 size-full overflow-visible">
        {to.map((city) => (
          <path
            key={city.code}
            d={arcPath(from, city)}
            fill="none"
            stroke="var(--c-primary)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ))}
        {to.map((city) => (
          <Stop key={city.code} city={city} locale={locale} isOrigin={false} />
        ))}
        <Stop city={from} locale={locale} isOrigin />
      </svg>
    </div>
  )
}
