import type { Locale } from '#/i18n/locale.ts'
import type { City } from './cities.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PricePromise } from './price-promise.tsx'
import { RouteMapSection } from './route-map-section.tsx'

interface HomeSectionsProps {
  readonly from: City
  readonly to: readonly City[]
  readonly locale: Locale
}

/** What is only read: it comes with the page, and its scripts only where a visitor came here from another one. */
export function HomeSections(props: HomeSectionsProps) {
  return (
    <div className="flex flex-col gap-16">
      <RouteMapSection {...props} />
      <PricePromise />
      <HowItWorks />
    </div>
  )
}
