import { Fragment, type ReactNode } from 'react'
import { ContentView } from '#/features/content/page/content-view.tsx'
import { ContentFailure } from '#/features/content/page/parts.ts'
import type { ShownContent } from './content-route.ts'
import { SubscribeBanner } from '#/app/visitor-forms/late-subscribe-banner.ts'
import { AsSent } from '#/ui/hydration/as-sent.tsx'

interface ContentScreenProps {
  readonly content: ShownContent
  readonly children?: ReactNode
}

/** What a route of content shows: its page, or that it did not arrive. */
export function ContentScreen({ content, children }: ContentScreenProps) {
  if (content.state === 'failed') return <ContentFailure />
  return (
    <Fragment key={content.page.path}>
      <ContentView content={content}>{children}</ContentView>
      <div className="page-width pt-6">
        <AsSent>
          <SubscribeBanner start={content.subscribe} />
        </AsSent>
      </div>
    </Fragment>
  )
}
