import { Fragment, type ReactNode } from 'react'
import { ContentView } from '#/features/content/page/content-view.tsx'
import { ContentElsewhere, ContentFailure } from '#/features/content/page/parts.ts'
import type { ShownContent } from './find-content.ts'
import { FlightSearchIsland } from './flight-search-island.tsx'
import { PlaceCallIsland } from './place-call-island.tsx'
import { SubscribeBanner } from '#/app/visitor-forms/lazy-subscribe-banner.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'

interface ContentScreenProps {
  readonly content: ShownContent
  readonly children?: ReactNode
  /** `children` stand above the text */
  readonly actsFirst?: boolean
  /** stands after the first section */
  readonly map?: ReactNode
}

/** What a route of content shows: its page, or that it did not arrive. */
export function ContentScreen({ content, children, actsFirst = false, map }: ContentScreenProps) {
  if (content.state === 'failed') return <ContentFailure />
  if (content.state === 'elsewhere') return <ContentElsewhere {...content} />
  return (
    <Fragment key={content.page.path}>
      <ContentView
        content={content}
        flightSearch={<FlightSearchIsland start={content.search} />}
        hotelCall={<PlaceCallIsland kind="hotels" start={content.search} />}
        activityCall={<PlaceCallIsland kind="activities" start={content.search} />}
        actsFirst={actsFirst}
        map={map}
      >
        {children}
      </ContentView>
      <div className="page-width pt-6">
        <StaticIsland>
          <SubscribeBanner start={content.subscribe} />
        </StaticIsland>
      </div>
    </Fragment>
  )
}
