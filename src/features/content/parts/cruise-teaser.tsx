import { Trans } from '@lingui/react/macro'
import type { Cruise, SectionOf } from '../content-page.ts'
import { CruiseCard } from './cruise-card.tsx'
import { SectionFrame } from './section-frame.tsx'

interface CruiseTeaserProps {
  readonly section: SectionOf<'CruiseTeaser'>
  readonly cruises: readonly Cruise[]
}

const most = 3

/** A few sailings of a region. */
export function CruiseTeaser({ section: { id, level, title }, cruises }: CruiseTeaserProps) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>The same sea, by ship</Trans>}>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        {cruises.slice(0, most).map((cruise) => (
          <li key={cruise.id}>
            <CruiseCard cruise={cruise} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <Trans>
          Sample sailings of invented lines: prices are a person, in dollars, and end in a call, not in a booking.
        </Trans>
      </p>
    </SectionFrame>
  )
}
