import { flightAnswer } from '../../../src/verticals/flights/offer/flight-answer-fixture.ts'
import { fromOfferColumns, toOfferColumns } from '../../../src/verticals/flights/offer/offer-columns.ts'
import { flightListFrom } from '../../../src/verticals/flights/offer/offer-mapper.server.ts'

export { fromOfferColumns, toOfferColumns }

/** The offers of a search: every way there with every way back. */
export const offersOf = (departures: number, returns: number) =>
  flightListFrom(flightAnswer({ departures, returns }), 'USD').list
