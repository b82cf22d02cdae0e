/** What one page of content is once it is compiled: a row of the database, and what the GraphQL endpoint answers. */

export type ContentType = 'airline' | 'country' | 'article' | 'news' | 'inspiration' | 'page'

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

export interface Scene {
  readonly code: string
  readonly terrain: string
  readonly hour: string
  readonly landmark?: string
}

interface FlightPlace {
  /** IATA code of an airport or a city */
  readonly code: string
  /** the city, in the page's language */
  readonly city: string
  readonly airport: string
  /** the city in Spanish: results' addresses are in it */
  readonly pathName: string
}

export interface FlightRoute {
  readonly from: FlightPlace
  readonly to: FlightPlace
  /** of a direct flight, estimated from the distance */
  readonly minutes: number
}

interface Titled {
  readonly title?: string
}

/** By the names of the GraphQL schema's types. Fields called `html` were written in Markdown; all others are plain text. */
export type Section =
  | { readonly kind: 'Prose'; readonly html: string }
  | ({ readonly kind: 'BulletCards'; readonly cards: readonly BulletCard[] } & Titled)
  | ({ readonly kind: 'Faq'; readonly questions: readonly Question[] } & Titled)
  | ({ readonly kind: 'Gallery'; readonly pictures: readonly Picture[] } & Titled)
  | ({ readonly kind: 'ImageCards'; readonly pages: readonly ImageCard[] } & Titled)
  | ({ readonly kind: 'Infographic' } & Infographic)
  | ({ readonly kind: 'AirlineDetails'; readonly details?: string } & Titled)
  | ({ readonly kind: 'CabinTable'; readonly cabins: readonly CabinRow[] } & Titled)
  | ({ readonly kind: 'BaggageTable'; readonly fares: readonly BaggageRow[] } & Titled)
  | ({ readonly kind: 'CheapestFlights' } & FlightRoutes & Titled)
  | ({ readonly kind: 'PopularFlights' } & FlightRoutes & Titled)
  | ({ readonly kind: 'CruiseTeaser'; readonly region: string } & Titled)
  | { readonly kind: 'Notice'; readonly tone: 'info' | 'warning'; readonly text: string }

interface FlightRoutes {
  readonly routes: readonly FlightRoute[]
  readonly airlineCode?: string
}

interface BulletCard {
  readonly icon: string
  readonly title: string
  readonly text: string
}

interface Question {
  readonly question: string
  readonly html: string
}

interface Picture {
  readonly scene: Scene
  readonly caption: string
}

interface ImageCard {
  readonly scene: Scene
  readonly title: string
  readonly text: string
  readonly href: string
}

interface Infographic {
  readonly title: string
  readonly chart: 'bars' | 'steps' | 'timeline'
  readonly unit?: string
  readonly source?: string
  readonly points: readonly { readonly label: string; readonly value?: number; readonly text?: string }[]
}

interface CabinRow {
  readonly cabin: string
  readonly name: string
  readonly seat: string
  readonly pitchCm?: number
  readonly widthCm?: number
  readonly food: string
  readonly wifi: string
}

interface BaggageRow {
  readonly fare: string
  readonly hand: string
  readonly checked: string
  readonly note?: string
}

interface AirlineFacts {
  readonly name: string
  readonly iataCode: string
  readonly mainAirport: string
  readonly mainAirportName: string
  readonly foundationYear: number
  /** a round figure */
  readonly flightsPerWeek: number
  readonly country: string
}

interface CountryFacts {
  readonly code: string
  readonly airports: readonly { readonly code: string; readonly city: string }[]
  readonly currency: string
}

/** One language of a page. */
export interface ContentPage {
  /** without its language: the same in both */
  readonly path: string
  readonly language: Language
  readonly type: ContentType
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly author?: string
  /** ISO days */
  readonly published: string
  readonly updated: string
  readonly scene: Scene
  readonly topics: readonly string[]
  readonly related: readonly string[]
  readonly airline?: AirlineFacts
  readonly country?: CountryFacts
  readonly sections: readonly Section[]
}
