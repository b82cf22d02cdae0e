import type { ContentCard } from '../content-page.ts'
import { RelatedPages } from './related-pages.tsx'
import { SearchCall, type SearchStart } from './search-call.tsx'

interface PageEndProps {
  readonly related: readonly ContentCard[]
  /** undefined where the search came before what is read */
  readonly search: SearchStart | undefined
}

export function PageEnd({ related, search }: PageEndProps) {
  return (
    <div className="flex flex-col gap-12">
      {search && <SearchCall start={search} />}
      <RelatedPages cards={related} />
    </div>
  )
}
