import { type DayPricesQuestion, serialiseDayPricesQuestion } from './day-prices.ts'

/** Departures of some days, each with a return `stay` nights later; on any airline where none is named. */
export interface CheapestFlightQuestion extends Omit<DayPricesQuestion, 'departure'> {
  /** IATA code of two characters */
  readonly airline: string | undefined
}

export const cheapestFlightAddress = '/api/flights/cheapest'

export const serialiseCheapestFlightQuestion = ({ airline, ...question }: CheapestFlightQuestion): string => {
  const parameters = serialiseDayPricesQuestion({ ...question, departure: undefined })
  return airline === undefined ? parameters : `${parameters}&airline=${encodeURIComponent(airline)}`
}
