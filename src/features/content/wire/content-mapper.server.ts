import type { Locale } from '#/i18n/locale.ts'
import { createIds } from './clean-html.server.ts'
import type { ContentCard, ContentPage, Cruise } from '../content-page.ts'
import type { WireCard, WireCruise, WirePage, WireSection } from './content-wire.server.ts'
import { sceneOf } from './scene-of.ts'
import { mapSection } from './section-mapper.server.ts'

export const cardFrom = ({ path, type, title, description, published, scene }: WireCard): ContentCard => ({
  path,
  type,
  title,
  description,
  published,
  scene: sceneOf(scene),
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
    published: wire.published.slice(0, 10),
    updated: wire.updated.slice(0, 10),
    scene: sceneOf(wire.scene),
    airline: wire.airline ?? undefined,
    country: wire.country ?? undefined,
    sections: mapped.map(({ section }) => section),
    contents: mapped.flatMap(({ headings }) => headings),
    related: wire.related.map(cardFrom),
  }
}

/** `NA`, missing, nothing and unreadable are no price (rule cruise-1). */
const priceIn = (text: string | null | undefined): number | undefined => {
  const price = Number(text ?? Number.NaN)
  return Number.isFinite(price) && price > 0 ? price : undefined
}

const cruiseFrom = (wire: WireCruise): Cruise => {
  const { priceInside, priceOceanview, priceBalcony, priceSuite, shipImage, ...sailing } = wire
  const prices = [priceInside, priceOceanview, priceBalcony, priceSuite].flatMap((text) => priceIn(text) ?? [])
  return {
    ...sailing,
    scene: sceneOf(shipImage),
    priceFrom: prices.length > 0 ? Math.min(...prices) : undefined,
    priceBalcony: priceIn(priceBalcony),
  }
}

const balconyOf = ({ priceBalcony }: Cruise): number => priceBalcony ?? Number.MAX_SAFE_INTEGER

/** Sailings as the site shows them, those with the cheapest balcony first, whatever order they arrive in (rule cruise-1). */
export const cruisesFrom = (wire: readonly WireCruise[]): readonly Cruise[] =>
  wire.map(cruiseFrom).toSorted((a, b) => balconyOf(a) - balconyOf(b))
