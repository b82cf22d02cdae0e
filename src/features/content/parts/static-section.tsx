import { AirlineDetails } from './airline-details.tsx'
import { BaggageTable } from './baggage-table.tsx'
import { BulletCards } from './bullet-cards.tsx'
import { CabinTable } from './cabin-table.tsx'
import type { AirlineFacts, Section } from '../content-page.ts'
import { Faq } from './faq.tsx'
import { Gallery } from './gallery.tsx'
import { ImageCards } from './image-cards.tsx'
import { Infographic } from './infographic.tsx'
import { NoticeSection } from './notice-section.tsx'
import { Prose } from './prose.tsx'

/** Sections that are finished when they arrive. */
export type FinishedSection = Exclude<Section, { kind: 'CheapestFlights' | 'PopularFlights' | 'CruiseTeaser' }>

interface StaticSectionProps {
  readonly section: FinishedSection
  readonly airline: AirlineFacts | undefined
}

export function StaticSection({ section, airline }: StaticSectionProps) {
  switch (section.kind) {
    case 'Prose':
      return <Prose html={section.html} />
    case 'BulletCards':
      return <BulletCards section={section} />
    case 'Faq':
      return <Faq section={section} />
    case 'Gallery':
      return <Gallery section={section} />
    case 'ImageCards':
      return <ImageCards section={section} />
    case 'Infographic':
      return <Infographic section={section} />
    case 'AirlineDetails':
      return airline ? <AirlineDetails section={section} airline={airline} /> : null
    case 'CabinTable':
      return <CabinTable section={section} />
    case 'BaggageTable':
      return <BaggageTable section={section} />
    case 'Notice':
      return <NoticeSection section={section} />
  }
}
