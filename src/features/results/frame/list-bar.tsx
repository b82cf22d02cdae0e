import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { stepHeadingId } from '../step-heading-id.ts'

interface ListBarProps {
  readonly title: ReactNode
  /** what else was searched for, in words */
  readonly details: ReactNode
  /** what else stands in it on wide screens */
  readonly children?: ReactNode
  /** the form to change the search, folded: it opens below the bar */
  readonly change?: ReactNode
}

/** What was searched for, in one bar that stays in view: 64 pixels high, 56 on a phone. What opens in it lies over the list. */
export function ListBar({ title, details, children, change }: ListBarProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:static">
      <a
        href={`#${stepHeadingId}`}
        onClick={(event) => {
          const heading = document.getElementById(stepHeadingId)
          if (!heading) return
          event.preventDefault()
          heading.focus()
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-50 focus:rounded-lg focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        <Trans>Skip to the list</Trans>
      </a>
      <div className="page-width relative flex h-[3.4375rem] items-center gap-2 lg:h-[3.9375rem] lg:gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-base leading-6 lg:text-lg">{title}</h1>
          <p className="truncate text-xs leading-4.5 text-muted">{details}</p>
        </div>
        {children}
        {change}
      </div>
    </header>
  )
}
