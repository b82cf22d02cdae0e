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

/** What was searched for, in one bar that stays in view: 64 pixels high. On a phone it is 56, or as high as its words need in two lines each; the title has one where something is pinned right below. What opens in it lies over the list. */
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
      <div className="page-width relative flex min-h-[3.4375rem] items-center gap-2 py-0.5 lg:h-[3.9375rem] lg:gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-base leading-5 [html:has(.pinned)_&]:line-clamp-1 lg:line-clamp-1 lg:text-lg lg:leading-6">
            <StaticIsland key={of} as="span">
              {title}
            </StaticIsland>
          </h1>
          <p className="line-clamp-2 text-xs leading-4 text-muted lg:line-clamp-1 lg:leading-4.5">
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
