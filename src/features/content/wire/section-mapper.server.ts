import type { Locale } from '#/i18n/locale.ts'
import { cardIcons } from '../parts/card-icons.ts'
import { cleanHtml } from './clean-html.server.ts'
import type { Heading, Section } from '../content-page.ts'
import type { WireSection } from './content-wire.server.ts'
import { sceneOf } from './scene-of.ts'

interface Setting {
  readonly locale: Locale
  readonly idOf: (text: string) => string
  /** of a section's own heading */
  readonly level: 2 | 3
}

export interface MappedSection {
  readonly section: Section
  readonly headings: readonly Heading[]
}

type TitledWire = Exclude<WireSection, { __typename: 'Prose' } | { __typename: 'Notice' }>

const given = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined

const airlineOf = (code: string | null | undefined): string | undefined =>
  code && /^[A-Z0-9]{2}$/.test(code) ? code : undefined

/** Paragraphs of an answer are short: its headings lead nowhere. */
const answerHtml = (html: string, { locale }: Setting): string => cleanHtml(html, { locale, idOf: () => '' }).html

const titledSection = (wire: TitledWire, setting: Setting): Section => {
  const title = given(wire.title)
  const named = { id: setting.idOf(title ?? wire.__typename), title, level: setting.level }
  switch (wire.__typename) {
    case 'BulletCards':
      return {
        kind: 'BulletCards',
        ...named,
        cards: wire.cards.map(({ icon, ...words }) => ({
          icon: cardIcons.find((known) => known === icon) ?? 'info',
          ...words,
        })),
      }
    case 'Faq':
      return {
        kind: 'Faq',
        ...named,
        questions: wire.questions.map(({ question, html }) => ({ question, html: answerHtml(html, setting) })),
      }
    case 'Gallery':
      return {
        kind: 'Gallery',
        ...named,
        pictures: wire.pictures.map(({ scene, caption }) => ({ scene: sceneOf(scene), caption })),
      }
    case 'ImageCards':
      return {
        kind: 'ImageCards',
        ...named,
        pages: wire.pages.map((page) => ({ ...page, scene: sceneOf(page.scene) })),
      }
    case 'Infographic':
      return {
        kind: 'Infographic',
        ...named,
        chart: wire.chart,
        unit: given(wire.unit),
        source: given(wire.source),
        points: wire.points.map(({ label, value, text }) => ({ label, value: given(value), text: given(text) })),
      }
    case 'AirlineDetails':
      return { kind: 'AirlineDetails', ...named, details: given(wire.details) }
    case 'CabinTable':
      return {
        kind: 'CabinTable',
        ...named,
        cabins: wire.cabins.map((cabin) => ({
          ...cabin,
          pitchCm: given(cabin.pitchCm),
          widthCm: given(cabin.widthCm),
        })),
      }
    case 'BaggageTable':
      return { kind: 'BaggageTable', ...named, fares: wire.fares.map((fare) => ({ ...fare, note: given(fare.note) })) }
    case 'CheapestFlights':
    case 'PopularFlights':
      return { kind: wire.__typename, ...named, airlineCode: airlineOf(wire.airlineCode), routes: wire.routes }
    case 'CruiseTeaser':
      return { kind: 'CruiseTeaser', ...named, region: wire.region }
  }
}

/** One section as the site shows it, and the headings in it that are worth jumping to. */
export const mapSection = (wire: WireSection, setting: Setting): MappedSection => {
  if (wire.__typename === 'Prose') {
    const { html, headings } = cleanHtml(wire.html, setting)
    return { section: { kind: 'Prose', html }, headings }
  }
  if (wire.__typename === 'Notice')
    return { section: { kind: 'Notice', tone: wire.tone, text: wire.text }, headings: [] }
  const section = titledSection(wire, setting)
  const headings =
    'id' in section && section.title && section.level === 2 ? [{ id: section.id, title: section.title }] : []
  return { section, headings }
}
