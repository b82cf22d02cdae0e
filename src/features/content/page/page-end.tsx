import type { ContentCard } from '../content-page.ts'
import { RelatedPages } from './related-pages.tsx'
import { PlaceCall } from './place-call.tsx'
import type { SearchStart } from './search-start.ts'

interface PageEndProps {
  readonly related: readonly ContentCard[]
  /** to what can be done in the place that the page is about; undefined where it is about none */
  readonly visit: SearchStart | undefined
}

export function PageEnd({ related, visit }: PageEndProps) {
  return (
    <div className="flex flex-col gap-12">
      {visit && <PlaceCall kind="activities" start={visit} />}
      <RelatedPages cards={related} />
    </div>
  )
}
