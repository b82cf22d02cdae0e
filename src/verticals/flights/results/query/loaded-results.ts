import type { Problem } from '#domain/problem.ts'
import type { NearbyOffer } from '../../offer/nearby-offer.ts'
import type { ResolvedSearch } from '../../search/resolved-search.ts'
import type { ResultsView } from './results-view.ts'

/** The page that the URL asks for, as the server found it. `stale` prices are a little old: asking anew failed. */
export type FirstAnswer =
  | {
      readonly ok: true
      readonly view: ResultsView
      readonly stale: boolean
      /** ISO instant of the server's clock */
      readonly answeredAt: string
      /** where nothing flies, what flies near */
      readonly nearby: readonly NearbyOffer[] | undefined
    }
  | { readonly ok: false; readonly problem: Problem }

export interface AnsweredSearch extends ResolvedSearch {
  /** a promise where the backend is slow; undefined in the browser, which asks for the whole list itself */
  readonly answer: FirstAnswer | Promise<FirstAnswer> | undefined
}

export interface LoadedResults extends AnsweredSearch {
  /** the one address of this search, without a language: `/vuelos-bogota-madrid/results?…` */
  readonly address: string
}
