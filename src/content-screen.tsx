import type { ReactNode } from 'react'
import { ContentView } from './features/content/content-view.tsx'
import { ContentFailure } from './features/content/parts.ts'
import type { ShownContent } from './content-route.ts'

interface ContentScreenProps {
  readonly content: ShownContent
  readonly children?: ReactNode
}

/** What a route of content shows: its page, or that it did not arrive. */
export function ContentScreen({ content, children }: ContentScreenProps) {
  if (content.state === 'failed') return <ContentFailure />
  return (
    <ContentView key={content.page.path} content={content}>
      {children}
    </ContentView>
  )
}
