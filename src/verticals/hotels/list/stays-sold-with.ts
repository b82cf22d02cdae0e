import { type ComponentType, createContext, use } from 'react'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { AnyFacet } from '#/features/results/facet.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import type { HotelRow } from './hotels-view.ts'

interface RowProps {
  readonly row: HotelRow
  readonly names: HotelNames
}

/** What is different about a list of stays that are sold with something else, at one price for both. */
interface StaysSoldWith {
  readonly facets: readonly AnyFacet<Hotel, HotelNames>[]
  /** where a card leads */
  readonly cardPage: '/paquetes/result'
  readonly cardUrl: (url: ResultsUrl, hotelCode: string) => ResultsUrl
  /** what the price of a stay is of, beneath it */
  readonly PriceScope: ComponentType<RowProps>
  /** until when it can be given back for nothing */
  readonly CancelWords: ComponentType<RowProps>
  /** what the prices of the list are of */
  readonly Prices: ComponentType<Pick<HotelNames, 'nights'>>
}

const Scope = createContext<StaysSoldWith | undefined>(undefined)

export const StaysSoldWithProvider = Scope.Provider

/** undefined where stays are sold alone */
export const useStaysSoldWith = (): StaysSoldWith | undefined => use(Scope)
