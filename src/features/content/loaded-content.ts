import type { ContentCard, ContentPage, CruisesOfRegion } from './content-page.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Elsewhere } from './wire/elsewhere.ts'
import type { FlightLinks } from './parts/flight-links.ts'
import type { SearchStart } from './page/search-start.ts'

/** A page with all that its sections need beside it. */
export interface FoundContent {
  readonly state: 'found'
  readonly page: ContentPage
  /** the one language that it is there in; missing where it is there in all of them */
  readonly onlyIn?: Locale
  /** pages that it lists, by type; empty where it lists none */
  readonly lists: readonly ContentList[]
  readonly flights: FlightLinks
  /** by region */
  readonly cruises: Readonly<Record<string, CruisesOfRegion>>
  readonly search: SearchStart
  /** the airports of a country, as far as it is known where they are */
  readonly places: readonly MapPlace[]
}

/** Where something of a page is. */
export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

export interface ContentList {
  readonly type: ContentCard['type']
  /** undefined where it could not be had */
  readonly cards: readonly ContentCard[] | undefined
}

export type LoadedContent =
  | FoundContent
  /** `elsewhere`: the language that it is there in; `leadsTo`: its address there, without what the one that was asked says beside its path, for whoever has named no language */
  | { readonly state: 'missing'; readonly elsewhere?: Elsewhere; readonly leadsTo?: string }
  /** a path of the site without a language, or the whole address of a page elsewhere */
  | { readonly state: 'moved'; readonly to: string }
  /** 502: the endpoint answered with something that cannot be used; 503: it did not answer */
  | { readonly state: 'failed'; readonly status: 502 | 503 }
