import type { Language, Scene } from './content-page.ts'

/** US dollars a person, or `NA`. */
type CruisePrice = string

/** One sailing, in one language. */
export interface Cruise {
  readonly id: string
  /** the key of its route */
  readonly route: string
  readonly title: string
  readonly language: Language
  readonly metaTags: readonly { readonly name: string; readonly content: string }[]
  readonly region: string
  /** the region's name */
  readonly destination: string
  readonly shipImage: Scene
  readonly package: string
  readonly nights: number
  readonly portsRoute: readonly string[]
  readonly itinerary: readonly CruiseDay[]
  readonly routemap: readonly CruisePort[]
  readonly vendor: string
  readonly ship: string
  readonly rating: number
  readonly priceInside: CruisePrice
  readonly priceOceanview: CruisePrice
  readonly priceBalcony: CruisePrice
  readonly priceSuite: CruisePrice
  readonly taxesIncluded: boolean
  /** US dollars a person and night */
  readonly gratuities: number
  /** ISO day */
  readonly pricesReadOn: string
  readonly departingPort: string
  readonly sailDate: string
  readonly returnDate: string
  readonly shipDetails: Readonly<Record<'built' | 'guests' | 'crew' | 'decks' | 'lengthMetres', number>>
  readonly shipDescription: string
}

interface CruiseDay {
  readonly day: number
  /** null at sea */
  readonly port: string | null
  /** local times */
  readonly arrives: string | null
  readonly leaves: string | null
}

interface CruisePort {
  /** UN/LOCODE */
  readonly code: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** What all sailings of one route share, whatever their language: a course over water, and charts of it. */
export interface CruiseRoute {
  readonly key: string
  /** from each port to the next: longitude, latitude, longitude … */
  readonly course: readonly (readonly number[])[]
  readonly chart: CruiseChart
  readonly preview: CruiseChart
}

interface CruiseChart {
  readonly width: number
  readonly height: number
  /** paths of SVG */
  readonly land: string
  readonly course: string
  readonly stops: readonly (readonly [number, number])[]
}
