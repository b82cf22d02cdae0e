import { AsSent } from '#/ui/as-sent.tsx'
import type { Section } from './content-page.ts'
import type { FoundContent } from './loaded-content.ts'
import { CruiseTeaser, FlightList, StaticSection } from './parts.ts'

interface ContentSectionProps {
  readonly section: Section
  readonly content: FoundContent
}

/** One section: only what has live prices is ever woken in the browser. */
export function ContentSection({ section, content }: ContentSectionProps) {
  if (section.kind === 'CheapestFlights' || section.kind === 'PopularFlights')
    return (
      <AsSent until="seen">
        <FlightList section={section} links={content.flights} />
      </AsSent>
    )
  return (
    <AsSent>
      {section.kind === 'CruiseTeaser' ? (
        <CruiseTeaser section={section} cruises={content.cruises[section.region] ?? []} />
      ) : (
        <StaticSection section={section} airline={content.page.airline} />
      )}
    </AsSent>
  )
}
