import type { FirstPage } from '#/features/results/answer/first-page.ts'
import type { Sent } from '#/features/results/answer/streamed-answer.tsx'
import type { ListAddress } from '#/features/results/answer/results-head.ts'
import type { HotelsView } from '../list/hotels-view.ts'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'

export type FirstHotels = FirstPage<HotelsView>

export interface AnsweredHotels extends ResolvedHotelSearch {
  readonly answer: Sent<FirstHotels>
}

export interface LoadedHotels extends AnsweredHotels, ListAddress {}
