import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '#/i18n/locale.ts'
import type { City } from './cities.ts'
import { flownDistance } from '#/ui/chart/flown-distance.ts'
import { RouteMap, type RouteStop } from '#/ui/chart/route-map.tsx'

interface RouteMapSectionProps {
  readonly from: City
  readonly to: readonly City[]
  readonly locale: Locale
}

const stopOf = ({ code, names, latitude, longitude }: City, locale: Locale): RouteStop => ({
  code,
  name: names[locale],
  latitude,
  longitude,
})

export function RouteMapSection({ from, to, locale }: RouteMapSectionProps) {
  const { i18n } = useLingui()
  const city = from.names[locale]
  return (
    <section aria-labelledby="route-map" className="grid items-center gap-6 lg:grid-cols-[18rem_1fr] lg:gap-10">
      <div className="flex flex-col gap-4">
        <h2 id="route-map" className="text-xl">
          <Trans>How far that is</Trans>
        </h2>
        <p className="text-muted">
          <Trans>The shortest way around a globe looks like a curve on a map. Distances from {city}:</Trans>
        </p>
        <dl className="text-sm">
          {to.map((place) => (
            <div key={place.code} className="flex items-baseline gap-2 py-1.5">
              <dt className="font-semibold">{place.names[locale]}</dt>
              <span aria-hidden="true" className="flex-1 border-b border-dotted border-edge" />
              <dd className="figures">{flownDistance(i18n, [[from, place]])}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="overflow-hidden rounded-2xl border border-line bg-surface">
        <RouteMap legs={to.map((place) => [stopOf(from, locale), stopOf(place, locale)])} />
      </div>
    </section>
  )
}
