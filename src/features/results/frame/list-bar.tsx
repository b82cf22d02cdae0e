import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { stepHeadingId } from '../step-heading-id.ts'

interface ListBarProps {
  /** the search's name: its words come with it, and stay as they were sent until there is another */
  readonly of: string
  /** as parts, which format no day and no number on a device that was sent the words: the first time costs it 40 ms */
  readonly title: ReactNode
  /** what else was searched for, in words */
  readonly details: ReactNode
  /** what else stands in it on wide screens */
  readonly children?: ReactNode
  /** the form to change the search, folded: it opens below the bar */
  readonly change?: ReactNode
}

/** What was searched for, in one bar that stays in view: 64 pixels high, 56 on a phone. What opens in it lies over the list. */
export function ListBar({ of, title, details, children, change }: ListBarProps) {
  return (
    <header className="top-bar sticky top-0 z-20 border-b border-line bg-paper print:static">
      <a
        href={`#${stepHeadingId}`}
        onClick={(event) => {
          const heading = document.getElementById(stepHeadingId)
          if (!heading) return
          event.preventDefault()
          heading.focus()
        }}
        className="absolute start-2 top-2 z-50 rounded-lg bg-ink px-4 py-2 text-paper not-focus:sr-only"
      >
        <Trans>Skip to the list</Trans>
      </a>
      <div className="page-width relative flex h-[3.4375rem] items-center gap-2 lg:h-[3.9375rem] lg:gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-base leading-6 lg:text-lg">
            <StaticIsland key={of} as="span">
              {title}
            </StaticIsland>
          </h1>
          <p className="truncate text-xs leading-4.5 text-muted">
            <StaticIsland key={of} as="span">
              {details}
            </StaticIsland>
          </p>
        </div>
        {children}
        {change}
      </div>
    </header>
  )
}
