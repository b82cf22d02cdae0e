import { CachedIsland } from '#/ui/hydration/static-island.tsx'
import { useWakingForCurrency } from '#/ui/money/use-waking-for-currency.ts'
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
  const waking = useWakingForCurrency()
  if (section.kind === 'CheapestFlights' || section.kind === 'PopularFlights')
    return <CachedIsland hydrate="visible" part={FlightList} of={{ section, links: flights }} />
  if (section.kind === 'CruiseTeaser') {
    const found = cruises[section.region]
    return found && <CachedIsland {...waking} part={ReadPart} of={{ part: { kind: 'cruises', section, found } }} />
  }
  return <CachedIsland part={ReadPart} of={{ part: { kind: 'section', section, airline: page.airline } }} />
}
