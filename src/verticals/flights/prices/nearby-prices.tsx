import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { chipClass } from '#/features/results/frame/chip-class.ts'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { Icon } from '#/ui/icon.tsx'
import { PopPanel } from '#/ui/overlay/pop-panel.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import type { FlightSearch } from '../search/flight-search.ts'

const NearbyPricesPanel = lazyNeeded(async () => (await import('./nearby-prices-panel.tsx')).default)

const panel = 'nearby-prices'

/** Stands in the panel from the start: it may be opened before there are scripts to fill it. */
const waiting = <Skeleton className="h-60 w-full" />

interface NearbyPricesProps {
  readonly search: FlightSearch
  /** the origin's */
  readonly today: string
}

/** What other days cost, behind a button. Its pictures are loaded when somebody opens it. */
export function NearbyPrices({ search, today }: NearbyPricesProps) {
  const { t } = useLingui()
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className={chipClass(false, 'lg:rounded-xl lg:border-line [@media(scripting:none)]:hidden')}
      >
        <Icon name="i-lucide-chart-column" className="size-4 text-primary-strong" />
        <Trans>Prices by day</Trans>
      </button>
      <PopPanel id={panel} title={<Trans>Prices of nearby days</Trans>} closeLabel={t`Close`}>
        {(opened) => (
          <div className="lg:w-240 lg:max-w-full">
            <Suspense fallback={waiting}>
              {opened ? <NearbyPricesPanel search={search} today={today} /> : waiting}
            </Suspense>
          </div>
        )}
      </PopPanel>
    </>
  )
}
