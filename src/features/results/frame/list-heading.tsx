import type { ReactNode } from 'react'
import { StepHeading } from '../step-heading.tsx'
import { ListControls } from './list-controls.tsx'

interface ListHeadingProps {
  readonly page: number
  /** `25 hotels`, `7 of 25 hotels` */
  readonly count: ReactNode
  /** what the prices of the list are of */
  readonly prices: ReactNode
  /** its orders, and chips */
  readonly children: ReactNode
}

/** How many there are, of what the prices are, and the orders: one row, or two on narrow screens. */
export function ListHeading({ page, count, prices, children }: ListHeadingProps) {
  return (
    <div className="flex flex-col gap-x-4 lg:flex-row-reverse lg:items-center lg:justify-between">
      <ListControls>{children}</ListControls>
      <div className="flex min-w-0 items-baseline gap-x-3 lg:flex-wrap">
        <StepHeading key={page}>
          <output className="figures whitespace-nowrap">{count}</output>
        </StepHeading>
        <p className="min-w-0 text-xs leading-4.5 text-muted">{prices}</p>
      </div>
    </div>
  )
}
