import type { Sent } from '#/features/results/answer/streamed-answer.tsx'
import type { ListAddress } from '#/features/results/answer/results-head.ts'
import type { Problem } from '#domain/problem.ts'
import type { FlightNeeds } from '../../offer/flight-needs.ts'
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
  readonly answer: Sent<FirstAnswer>
}

export interface LoadedResults extends AnsweredSearch, ListAddress {
  /** what flights have to be like for something that was chosen before them; missing where any will do */
  readonly needs?: FlightNeeds
}
