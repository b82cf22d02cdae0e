import type { Language, Scene } from './content-page.ts'

/** US dollars a person, or `NA`. */
type CruisePrice = string

/** One sailing, in one language. */
export interface Cruise {
  readonly id: string
  readonly title: string
  readonly language: Language
  readonly metaTags: readonly { readonly name: string; readonly content: string }[]
  readonly region: string
  readonly shipImage: Scene
  readonly package: string
  readonly portsRoute: readonly string[]
  readonly itinerary: readonly CruiseDay[]
  readonly routemap: readonly { readonly name: string; readonly latitude: number; readonly longitude: number }[]
  readonly vendor: string
  readonly ship: string
  readonly rating: number
  readonly priceInside: CruisePrice
  readonly priceOceanview: CruisePrice
  readonly priceBalcony: CruisePrice
  readonly priceSuite: CruisePrice
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
