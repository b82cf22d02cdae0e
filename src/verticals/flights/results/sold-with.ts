import type { ComponentType, ReactNode } from 'react'
import type { FlightAnswer } from '../offer/flight-list.ts'
import type { FareChoice } from './query/results-view.ts'

interface PriceProps {
  /** of whom the price is, minor units of `currency` */
  readonly each: number | undefined
  readonly currency: string
}

/** What is different about a list of flights that are sold with something else, at one price for both. */
export interface SoldWith {
  /** one text for every spelling of the search */
  readonly name: string
  /** Asks for the whole list, in the browser. */
  readonly ask: (signal: AbortSignal) => Promise<FlightAnswer>
  /** what the prices of the list are of */
  readonly prices: ReactNode
  /** what of a price a person pays */
  readonly PriceScope: ComponentType<PriceProps>
  /** what the prices of fares are of */
  readonly fares: ReactNode
  /** a link on to what goes with a fare */
  readonly GoOn: ComponentType<{ readonly choice: FareChoice }>
  /** in place of flights where there are none */
  readonly Nothing: ComponentType
}
