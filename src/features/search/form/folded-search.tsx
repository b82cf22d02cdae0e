import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { useOpened } from '#/ui/overlay/use-opened.ts'

interface FoldedSearchProps {
  /** the tab of the home page that has the form for who runs no scripts; flights where it is missing */
  readonly tab?: string
  /** a lazy one */
  readonly children: ReactNode
}

/** A search form, folded into a button of the bar above a list; give it a `key` that holds the search's name. */
export function FoldedSearch({ tab, children }: FoldedSearchProps) {
  const { opened, details } = useOpened(useLocation({ select: ({ href }) => href }))
  return (
    <>
      <noscript>
        <Link to="/" search={tab === undefined ? {} : { tab }} className={buttonClass('secondary', 'small')}>
          <Trans>Change the search</Trans>
        </Link>
      </noscript>
      <details {...details} className="group/change shrink-0 [@media(scripting:none)]:hidden">
        <summary className={buttonClass('secondary', 'small', 'min-h-10')}>
          <Icon name="i-lucide-search" className="size-4 max-sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>Change the search</Trans>
          </span>
          <span aria-hidden="true" className="sm:hidden">
            <Trans>Change</Trans>
          </span>
          <Icon name="i-lucide-chevron-down" className="size-4 group-open/change:rotate-180 max-sm:hidden" />
        </summary>
        <div className="absolute inset-x-0 top-full z-20 border border-line bg-surface p-4 shadow-xl max-lg:max-h-[calc(100dvh-3.5rem)] max-lg:overflow-y-auto sm:inset-x-4 sm:rounded-b-2xl sm:p-6">
          {opened && <Suspense fallback={<Skeleton className="h-60 w-full" />}>{children}</Suspense>}
        </div>
      </details>
    </>
  )
}
