import { ContentLists } from './content-lists.tsx'
import type { AirlineFacts, ContentCard, ContentPage, Cruise, Heading, SectionOf } from '../content-page.ts'
import { CruiseTeaser } from '../parts/cruise-teaser.tsx'
import type { ContentList } from '../loaded-content.ts'
import { PageContents } from './page-contents.tsx'
import { PageEnd } from './page-end.tsx'
import { PageTop } from './page-top.tsx'
import type { SearchStart } from './search-call.tsx'
import { type FinishedSection, StaticSection } from '../parts/static-section.tsx'

/** A part of a page that is finished when it arrives. `search` is undefined where it stands at the page's other end. */
type Part =
  | { readonly kind: 'top'; readonly page: ContentPage; readonly search: SearchStart | undefined }
  | { readonly kind: 'lists'; readonly lists: readonly ContentList[] }
  | { readonly kind: 'contents'; readonly contents: readonly Heading[] }
  | { readonly kind: 'section'; readonly section: FinishedSection; readonly airline: AirlineFacts | undefined }
  | { readonly kind: 'cruises'; readonly section: SectionOf<'CruiseTeaser'>; readonly cruises: readonly Cruise[] }
  | { readonly kind: 'end'; readonly related: readonly ContentCard[]; readonly search: SearchStart | undefined }

export interface ReadPartProps {
  readonly part: Part
}

export function ReadPart({ part }: ReadPartProps) {
  switch (part.kind) {
    case 'top':
      return <PageTop page={part.page} search={part.search} />
    case 'lists':
      return <ContentLists lists={part.lists} />
    case 'contents':
      return <PageContents contents={part.contents} />
    case 'section':
      return <StaticSection section={part.section} airline={part.airline} />
    case 'cruises':
      return <CruiseTeaser section={part.section} cruises={part.cruises} />
    case 'end':
      return <PageEnd related={part.related} search={part.search} />
  }
}
