import { Hydrate } from '@tanstack/react-start'
import { never, visible } from '@tanstack/react-start/hydration'
import type { Section } from './content-page.ts'
import { CruiseTeaser } from './cruise-teaser.tsx'
import { FlightList } from './flight-list.tsx'
import type { FoundContent } from './loaded-content.ts'
import { StaticSection } from './static-section.tsx'

interface ContentSectionProps {
  readonly section: Section
  readonly content: FoundContent
}

/** One section: only what has live prices is ever woken in the browser. */
export function ContentSection({ section, content }: ContentSectionProps) {
  if (section.kind === 'CheapestFlights' || section.kind === 'PopularFlights')
    return (
      <Hydrate when={visible({ rootMargin: '120px' })}>
        <FlightList section={section} links={content.flights} />
      </Hydrate>
    )
  if (section.kind === 'CruiseTeaser')
    return (
      <Hydrate when={never()}>
        <CruiseTeaser section={section} cruises={content.cruises[section.region] ?? []} />
      </Hydrate>
    )
  return (
    <Hydrate when={never()}>
      <StaticSection section={section} airline={content.page.airline} />
    </Hydrate>
  )
}
