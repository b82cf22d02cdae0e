import { Hydrate } from '@tanstack/react-start'
import { never } from '@tanstack/react-start/hydration'
import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { AgencyNotice } from './agency-notice.tsx'
import { ContentLists } from './content-lists.tsx'
import { ContentSection } from './content-section.tsx'
import type { ContentPage } from './content-page.ts'
import type { FoundContent } from './loaded-content.ts'
import { PageContents } from './page-contents.tsx'
import { PageHeader } from './page-header.tsx'
import { RelatedPages } from './related-pages.tsx'
import { StructuredData } from './structured-data.tsx'
import { SearchCall } from './search-call.tsx'

interface ContentViewProps {
  readonly content: FoundContent
  /** what a route puts between the text and what follows it: a form, say */
  readonly children?: ReactNode
}

/** Headings that a page must have to be worth a list of them. */
const fewestContents = 4

/** Pages that people come to with a trip in mind ask for it first. */
const asksFirst = ({ type, path }: ContentPage): boolean =>
  type === 'airline' || type === 'country' || path === '/vuelos' || path === '/aerolineas'

/** A page of content, from its breadcrumb to what to read next. Nearly all of it stays as the server wrote it. */
export function ContentView({ content, children }: ContentViewProps) {
  const { page, lists, search } = content
  const isSearchFirst = asksFirst(page)
  const hasAside = page.contents.length >= fewestContents
  return (
    <div className="page-width flex flex-col gap-10 py-6 sm:gap-12 sm:py-8">
      <Hydrate when={never()}>
        <div className="flex flex-col gap-8">
          <StructuredData page={page} />
          <PageHeader page={page} />
          {page.airline && <AgencyNotice airline={page.airline.name} />}
          {isSearchFirst && <SearchCall start={search} />}
        </div>
      </Hydrate>
      {lists.length > 0 && (
        <Hydrate when={never()}>
          <ContentLists lists={lists} />
        </Hydrate>
      )}
      <div className={classNames('grid gap-8', hasAside && 'lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16')}>
        {hasAside && (
          <Hydrate when={never()}>
            <PageContents contents={page.contents} />
          </Hydrate>
        )}
        <article className="flex min-w-0 max-w-190 flex-col gap-10 lg:col-start-1 lg:row-start-1">
          {page.sections.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <ContentSection key={index} section={section} content={content} />
          ))}
        </article>
      </div>
      {children}
      <Hydrate when={never()}>
        <div className="flex flex-col gap-12">
          {!isSearchFirst && <SearchCall start={search} />}
          <RelatedPages cards={page.related} />
        </div>
      </Hydrate>
    </div>
  )
}
