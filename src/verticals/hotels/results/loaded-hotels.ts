import type { Problem } from '#domain/problem.ts'
import type { HotelsView } from '../list/hotels-view.ts'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'

/** The page that the URL asks for, as the server found it. `stale` prices are a little old: asking anew failed. */
export type FirstHotels =
  | {
      readonly ok: true
      readonly view: HotelsView
      readonly stale: boolean
      /** ISO instant of the server's clock */
      readonly answeredAt: string
    }
  | { readonly ok: false; readonly problem: Problem }

export interface LoadedHotels extends ResolvedHotelSearch {
  /** a promise where the backend is slow; undefined in the browser, which asks for the whole list itself */
  readonly answer: FirstHotels | Promise<FirstHotels> | undefined
}
