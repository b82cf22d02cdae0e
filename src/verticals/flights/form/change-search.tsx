import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { useOpened } from '#/ui/overlay/use-opened.ts'
import type { ResolvedSearch } from '../search/resolved-search.ts'

const SearchForm = lazy(() =>
  import('./search-form.tsx').then(({ FlightSearchForm }) => ({ default: FlightSearchForm })),
)

/** The search form, folded into one line until somebody wants it; give it a `key` that holds the search's name. */
export function ChangeSearch({ asked: { search, places, today, corrections } }: { asked: ResolvedSearch }) {
  const { opened, details } = useOpened()
  return (
    <>
      <noscript>
        <Link to="/" className={buttonClass('secondary', 'small')}>
          <Trans>Change the search</Trans>
        </Link>
      </noscript>
      <details {...details} className="group/change [@media(scripting:none)]:hidden">
        <summary className={buttonClass('secondary', 'small')}>
          <Icon name="i-lucide-search" className="size-4" />
          <Trans>Change the search</Trans>
          <Icon name="i-lucide-chevron-down" className="size-4 group-open/change:rotate-180" />
        </summary>
        <div className="mt-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
          {opened && (
            <Suspense fallback={<Skeleton className="h-60 w-full" />}>
              <SearchForm initial={search} places={places} corrections={corrections} today={today} />
            </Suspense>
          )}
        </div>
      </details>
    </>
  )
}
