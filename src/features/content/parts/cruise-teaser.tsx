import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import type { CruisesOfRegion, SectionOf } from '../content-page.ts'
import { SiteAnchor } from '../page/site-anchor.tsx'
import { CruiseCard, CruisePriceNote } from './cruise-card.tsx'
import { SectionFrame } from './section-frame.tsx'

interface CruiseTeaserProps {
  readonly section: SectionOf<'CruiseTeaser'>
  readonly found: CruisesOfRegion
}

/** A few sailings of a region, and the way to all of them. */
export function CruiseTeaser({ section: { id, level, title }, found: { path, cruises } }: CruiseTeaserProps) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>The same sea, by ship</Trans>}>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        {cruises.map((cruise) => (
          <li key={cruise.path}>
            <CruiseCard cruise={cruise} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CruisePriceNote />
        <SiteAnchor to={path} className={buttonClass('secondary', 'small')}>
          <Trans>All these cruises</Trans>
          <Icon name="i-lucide-chevron-right" className="size-4" />
        </SiteAnchor>
      </div>
    </SectionFrame>
  )
}
