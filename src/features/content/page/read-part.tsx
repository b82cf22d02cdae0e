import type { ComponentProps } from 'react'
import { ContentLists } from './content-lists.tsx'
import type { AirlineFacts, CruisesOfRegion, Heading, SectionOf } from '../content-page.ts'
import { CruiseTeaser } from '../parts/cruise-teaser.tsx'
import type { ContentList } from '../loaded-content.ts'
import { PageContents } from './page-contents.tsx'
import { PageTop } from './page-top.tsx'
import { RelatedPages } from './related-pages.tsx'
import { type FinishedSection, StaticSection } from '../parts/static-section.tsx'

/** A part of a page that is finished when it arrives. */
type Part =
  | ({ readonly kind: 'top' } & ComponentProps<typeof PageTop>)
  | { readonly kind: 'lists'; readonly lists: readonly ContentList[] }
  | { readonly kind: 'contents'; readonly contents: readonly Heading[] }
  | { readonly kind: 'section'; readonly section: FinishedSection; readonly airline: AirlineFacts | undefined }
  | { readonly kind: 'cruises'; readonly section: SectionOf<'CruiseTeaser'>; readonly found: CruisesOfRegion }
  | ({ readonly kind: 'related' } & ComponentProps<typeof RelatedPages>)

export interface ReadPartProps {
  readonly part: Part
}

export function ReadPart({ part }: ReadPartProps) {
  switch (part.kind) {
    case 'top':
      return <PageTop page={part.page} isPlain={part.isPlain} />
    case 'lists':
      return <ContentLists lists={part.lists} />
    case 'contents':
      return <PageContents contents={part.contents} />
    case 'section':
      return <StaticSection section={part.section} airline={part.airline} />
    case 'cruises':
      return <CruiseTeaser section={part.section} found={part.found} />
    case 'related':
      return <RelatedPages cards={part.cards} />
  }
}
