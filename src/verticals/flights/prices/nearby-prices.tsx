import { Trans } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { useOpened } from '#/ui/overlay/use-opened.ts'
import type { FlightSearch } from '../search/flight-search.ts'

const NearbyPricesPanel = lazy(() => import('./nearby-prices-panel.tsx'))

interface NearbyPricesProps {
  readonly search: FlightSearch
  /** the origin's */
  readonly today: string
}

/** What other days cost. Its pictures are loaded when somebody opens it. */
export function NearbyPrices({ search, today }: NearbyPricesProps) {
  const { opened, details } = useOpened()
  return (
    <Disclosure
      {...details}
      summary={
        <span className="flex items-center gap-2">
          <Icon name="i-lucide-chart-column" />
          <Trans>Prices of nearby days</Trans>
        </span>
      }
      summaryClass="text-sm text-primary-strong justify-start gap-1"
      className="[@media(scripting:none)]:hidden"
    >
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-5">
        {opened && (
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <NearbyPricesPanel search={search} today={today} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  )
}
