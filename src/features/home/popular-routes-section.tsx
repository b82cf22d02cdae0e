import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
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
    <section aria-labelledby="popular-routes" className="flex flex-col gap-3 sm:gap-4">
      <div className="flex flex-col gap-x-4 max-sm:contents lg:flex-row lg:items-baseline">
        <h2 id="popular-routes" className="text-lg sm:text-xl">
          <Trans>From {city}</Trans>
        </h2>
        <p className="text-sm text-muted max-sm:order-last">
          <Trans>Round trips for one adult in economy. Taxes and fees included.</Trans>
        </p>
        <Link
          to="/explorar"
          search={{ from: from.code }}
          preload={false}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-primary-strong underline-offset-4 hover:underline max-sm:order-last lg:ms-auto"
        >
          <Trans>Everywhere from {city}</Trans>
        </Link>
      </div>
      <ul className="grid gap-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-6">
        {offers.map((offer) => (
          <li key={offer.to.code}>
            <RouteCard offer={offer} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
