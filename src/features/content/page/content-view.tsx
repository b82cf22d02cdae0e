import { Fragment, type ReactNode } from 'react'
import { CachedIsland } from '#/ui/hydration/static-island.tsx'
import { classNames } from '#/ui/class-names.ts'
import type { ContentPage } from '../content-page.ts'
import { ContentSection } from './content-section.tsx'
import type { FoundContent } from '../loaded-content.ts'
import { ReadPart } from './parts.ts'

interface ContentViewProps {
  readonly content: FoundContent
  /** the form that asks for flights */
  readonly flightSearch: ReactNode
  /** those that ask for what there is in the page's place */
  readonly hotelCall: ReactNode
  readonly activityCall: ReactNode
  /** what a route puts between the text and what follows it: a form, say */
  readonly children?: ReactNode
  /** what people come for is `children`: they stand above the text, and no picture above them */
  readonly actsFirst?: boolean
  /** where the page's place is: after what is said of it first */
  readonly map?: ReactNode
}

/** Headings that a page must have to be worth a list of them. */
const fewestContents = 4

/** Pages that people come to with a trip in mind ask for it first. */
const asksFirst = ({ type, path }: ContentPage): boolean =>
  type === 'airline' || type === 'country' || path === '/vuelos' || path === '/aerolineas'

/** A page of content, from its breadcrumb to what to read next. Nearly all of it stays as the server sent it. */
export function ContentView({
  content,
  flightSearch,
  hotelCall,
  activityCall,
  children,
  actsFirst = false,
  map,
}: ContentViewProps) {
  const { page, lists, search } = content
  const isSearchFirst = asksFirst(page)
  const hasPlace = search.city !== ''
  const hasAside = page.contents.length >= fewestContents
  // what people come for is there in every language, whatever its text is in
  const isAlone = !actsFirst && content.onlyIn !== undefined
  return (
    <div className={classNames('page-width flex flex-col gap-10 py-6 sm:gap-12 sm:py-8', isAlone && 'in-one-language')}>
      <div className="flex flex-col gap-8">
        <CachedIsland part={ReadPart} of={{ part: { kind: 'top', page, isPlain: actsFirst } }} />
        {isSearchFirst && flightSearch}
        {isSearchFirst && hasPlace && hotelCall}
      </div>
      {actsFirst && children}
      {lists.length > 0 && <CachedIsland part={ReadPart} of={{ part: { kind: 'lists', lists } }} />}
      <div className={classNames('grid gap-8', hasAside && 'lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16')}>
        {hasAside && <CachedIsland part={ReadPart} of={{ part: { kind: 'contents', contents: page.contents } }} />}
        <article className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-start-1">
          {page.sections.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              <ContentSection section={section} content={content} />
              {index === 0 && map}
            </Fragment>
          ))}
        </article>
      </div>
      {!actsFirst && children}
      {!isSearchFirst && flightSearch}
      {hasPlace && activityCall}
      <CachedIsland part={ReadPart} of={{ part: { kind: 'related', cards: page.related } }} />
    </div>
  )
}
