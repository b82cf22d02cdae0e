import { Trans } from '@lingui/react/macro'
import type { Locale } from '#/i18n/locale.ts'
import type { City } from './cities.ts'
import { RouteCard } from './route-card.tsx'
import type { RouteOffer } from './route-offer.ts'

interface PopularRoutesSectionProps {
  readonly from: City
  readonly offers: readonly RouteOffer[]
  readonly locale: Locale
}

export function PopularRoutesSection({ from, offers, locale }: PopularRoutesSectionProps) {
  const city = from.names[locale]
  return (
    <section aria-labelledby="popular-routes" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="popular-routes" className="text-xl">
          <Trans>From {city}</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Round trips for one adult in economy. Taxes and fees included.</Trans>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.to.code}>
            <RouteCard from={from} offer={offer} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
