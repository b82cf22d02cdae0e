import type { Locale } from '#/i18n/locale.ts'
import type { Chart } from '#/ui/chart/route-chart.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import type { CardIcon } from './parts/card-icons.ts'

/** A page of content as the site shows it: read, cleaned, and in one language. */
export interface ContentPage {
  /** without its language */
  readonly path: string
  readonly locale: Locale
  /** those that it is there in */
  readonly locales: readonly Locale[]
  readonly type: ContentType
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly author: string | undefined
  /** ISO days; undefined where its content system has none */
  readonly published: string | undefined
  readonly updated: string | undefined
  readonly scene: ScenePlace
  readonly airline: AirlineFacts | undefined
  readonly country: CountryFacts | undefined
  readonly sections: readonly Section[]
  /** headings worth jumping to */
  readonly contents: readonly Heading[]
  readonly related: readonly ContentCard[]
}

export const contentTypes = ['airline', 'country', 'article', 'news', 'inspiration', 'page'] as const
export type ContentType = (typeof contentTypes)[number]

export interface ContentCard {
  readonly path: string
  readonly type: ContentType
  readonly title: string
  readonly description: string
  readonly scene: ScenePlace
}

/** A page's address, for maps of the site. */
export interface ContentPath {
  /** without its language */
  readonly path: string
  readonly type: ContentType
  readonly languages: readonly Locale[]
  /** ISO days */
  readonly published: string | undefined
  readonly updated: string | undefined
}

export interface Heading {
  readonly id: string
  readonly title: string
}

/** `id` is where a link within the page leads. */
interface Titled {
  readonly id: string
  readonly title: string | undefined
  /** 3 where the text before it ends in a heading that it belongs to */
  readonly level: 2 | 3
}

export type Section =
  | { readonly kind: 'Prose'; readonly html: string }
  | (Titled & { readonly kind: 'BulletCards'; readonly cards: readonly BulletCard[] })
  | (Titled & { readonly kind: 'Faq'; readonly questions: readonly Question[] })
  | (Titled & { readonly kind: 'Gallery'; readonly pictures: readonly Picture[] })
  | (Titled & { readonly kind: 'ImageCards'; readonly pages: readonly ImageCard[] })
  | (Titled & Infographic & { readonly kind: 'Infographic' })
  | (Titled & { readonly kind: 'AirlineDetails'; readonly details: string | undefined })
  | (Titled & { readonly kind: 'CabinTable'; readonly cabins: readonly CabinRow[] })
  | (Titled & { readonly kind: 'BaggageTable'; readonly fares: readonly BaggageRow[] })
  | (Titled & FlightRoutes & { readonly kind: 'CheapestFlights' })
  | (Titled & FlightRoutes & { readonly kind: 'PopularFlights' })
  | (Titled & { readonly kind: 'CruiseTeaser'; readonly region: string })
  | { readonly kind: 'Notice'; readonly tone: 'info' | 'warning'; readonly text: string }

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>

/** Routes whose prices are one airline's where it is named, by its IATA code, and anybody's where not. */
interface FlightRoutes {
  readonly routes: readonly FlightRoute[]
  readonly airlineCode: string | undefined
}

interface BulletCard {
  readonly icon: CardIcon
  readonly title: string
  readonly text: string
}

export interface Question {
  readonly question: string
  readonly html: string
}

interface Picture {
  readonly scene: ScenePlace
  readonly caption: string
}

interface ImageCard {
  readonly scene: ScenePlace
  readonly title: string
  readonly text: string
  /** of the site, without a language */
  readonly href: string
}

interface Infographic {
  readonly chart: 'bars' | 'steps' | 'timeline'
  readonly unit: string | undefined
  readonly source: string | undefined
  readonly points: readonly InfographicPoint[]
}

interface InfographicPoint {
  readonly label: string
  readonly value: number | undefined
  readonly text: string | undefined
}

export interface CabinRow {
  readonly cabin: 'economy' | 'premium' | 'business' | 'first'
  readonly name: string
  readonly seat: string
  readonly pitchCm: number | undefined
  readonly widthCm: number | undefined
  readonly food: string
  readonly wifi: string
}

interface BaggageRow {
  readonly fare: string
  readonly hand: string
  readonly checked: string
  readonly note: string | undefined
}

interface FlightPlace {
  readonly code: string
  readonly city: string
  readonly airport: string
  /** the city in Spanish: results' addresses are in it */
  readonly pathName: string
}

export interface FlightRoute {
  readonly from: FlightPlace
  readonly to: FlightPlace
  /** of a direct flight, estimated */
  readonly minutes: number
}

export interface AirlineFacts {
  readonly name: string
  readonly iataCode: string
  readonly mainAirport: string
  readonly mainAirportName: string
  readonly foundationYear: number
  readonly flightsPerWeek: number
  readonly country: string
}

interface CountryFacts {
  readonly code: string
  readonly airports: readonly { readonly code: string; readonly city: string }[]
  readonly currency: string
}

/** A sailing as a teaser tells of it. */
export interface Cruise {
  /** of its page, without a language */
  readonly path: string
  readonly title: string
  readonly scene: ScenePlace
  readonly chart: Chart | undefined
  readonly portsRoute: readonly string[]
  readonly vendor: string
  readonly nights: number
  readonly departingPort: string
  readonly sailDate: string
  /** minor units of US dollars a person, of the cheapest cabin and of a balcony; undefined where none is sold */
  readonly priceFrom: number | undefined
  readonly priceBalcony: number | undefined
}

/** A few sailings of a region. */
export interface CruisesOfRegion {
  /** where all of them are, without a language */
  readonly path: string
  readonly cruises: readonly Cruise[]
}
