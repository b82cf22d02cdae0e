import { AsSent } from '#/ui/hydration/as-sent.tsx'
import type { Section } from '../content-page.ts'
import type { FoundContent } from '../loaded-content.ts'
import { FlightList, ReadPart } from './parts.ts'

interface ContentSectionProps {
  readonly section: Section
  readonly content: FoundContent
}

/** One section: only what has live prices is ever woken in the browser. */
export function ContentSection({ section, content }: ContentSectionProps) {
  const { flights, cruises, page } = content
  if (section.kind === 'CheapestFlights' || section.kind === 'PopularFlights')
    return (
      <AsSent until="seen">
        <FlightList section={section} links={flights} />
      </AsSent>
    )
  if (section.kind === 'CruiseTeaser')
    return (
      <AsSent>
        <ReadPart part={{ kind: 'cruises', section, cruises: cruises[section.region] ?? [] }} />
      </AsSent>
    )
  return (
    <AsSent>
      <ReadPart part={{ kind: 'section', section, airline: page.airline }} />
    </AsSent>
  )
}
