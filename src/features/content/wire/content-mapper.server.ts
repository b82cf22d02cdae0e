import { isDay } from '#domain/time/dates.ts'
import type { Locale } from '#/i18n/locale.ts'
import { createIds } from './clean-html.server.ts'
import type { ContentCard, ContentPage, ContentPath } from '../content-page.ts'
import type { WireCard, WirePage, WirePath, WireSection } from './content-wire.server.ts'
import { sceneOf } from './scene-of.ts'
import { mapSection } from './section-mapper.server.ts'

export const cardFrom = ({ path, type, title, description, scene }: WireCard): ContentCard => ({
  path,
  type,
  title,
  description,
  scene: sceneOf(scene),
})

/** The day in what a content system writes; undefined in a `0000-00-00`, say, which some write where there is none. */
const dayOf = (written: string): string | undefined => {
  const day = written.slice(0, 10)
  return isDay(day) ? day : undefined
}

export const pathFrom = ({ path, type, languages, published, updated }: WirePath): ContentPath => ({
  path,
  type,
  languages,
  published: dayOf(published),
  updated: dayOf(updated),
})

type Described = Pick<WirePage, 'metaTags' | 'description'>

/** Of a content system's meta tags only the description is taken: whether pages are kept by search engines is ours to say. */
const describe = ({ metaTags, description }: Described): string =>
  metaTags.find(({ name }) => name.toLowerCase() === 'description')?.content ?? description

const isKnown = (section: WirePage['sections'][number]): section is WireSection => Object.keys(section).length > 1

const endsInHeading = (section: WireSection | undefined): boolean =>
  section?.__typename === 'Prose' && /<\/h[23]>\s*$/.test(section.html)

/** A page as the site shows it in one of its languages, with everything foreign in it made harmless. */
export const pageFrom = (wire: WirePage, locale: Locale, locales: readonly Locale[]): ContentPage => {
  const idOf = createIds()
  const known = wire.sections.filter(isKnown)
  const mapped = known.map((section, index) =>
    mapSection(section, { locale, idOf, level: endsInHeading(known[index - 1]) ? 3 : 2 }),
  )
  return {
    path: wire.path,
    locale,
    locales,
    type: wire.type,
    title: wire.title,
    description: describe(wire),
    lead: wire.lead,
    author: wire.author ?? undefined,
    published: dayOf(wire.published),
    updated: dayOf(wire.updated),
    scene: sceneOf(wire.scene),
    airline: wire.airline ?? undefined,
    country: wire.country ?? undefined,
    sections: mapped.map(({ section }) => section),
    contents: mapped.flatMap(({ headings }) => headings),
    related: wire.related.map(cardFrom),
  }
}
