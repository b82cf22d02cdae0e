import { Clock, Effect, Schema } from 'effect'
import { askPrice } from '#/server/backend/quotes.server.ts'
import type { Fare } from '../offer/flight-offer.ts'
import { searchFlights } from '../offer/flights.server.ts'
import { type OfferColumns, fromOfferColumns } from '../offer/offer-columns.ts'
import { pricedTripFrom } from './trip-mapper.server.ts'
import { findFlights } from '../offer/trip-match.ts'
import type { TripUrl } from './trip-url.ts'

/** All charges are in US dollars (rule money-2). */
const chargeCurrency = 'USD'

class UnreadableTrip extends Schema.TaggedError<UnreadableTrip>()('UnreadableTrip', { message: Schema.String }) {}

/** Asks the airline whether an offer still stands, and at what price; `shown` is what the traveller was told, minor units. */
export const priceTrip = Effect.fn('Trips.price')(function* (offerId: string, shown: number | undefined) {
  const answer = yield* askPrice(offerId, shown === undefined ? undefined : { amount: shown, currency: chargeCurrency })
  const now = yield* Clock.currentTimeMillis
  return yield* Effect.try({
    try: () => pricedTripFrom(answer, new Date(now)),
    catch: (cause) => new UnreadableTrip({ message: String(cause) }),
  })
})

/** Searches the flights of an address again: undefined where they are not sold any more, or not said. */
export const findTripAgain = Effect.fn('Trips.findAgain')(
  function* ({ search, areDaysSold, outbound, ...url }: TripUrl) {
    if (search === undefined || !areDaysSold || outbound === undefined) return undefined
    const { text } = yield* searchFlights(search)
    const columns: OfferColumns = JSON.parse(text)
    const found: Fare | undefined = findFlights(fromOfferColumns(columns), { ...url, outbound })
    return found?.id === url.offerId ? undefined : found
  },
  // by the clocks of their origin they have left
  Effect.catchTag('InvalidRequest', () => Effect.succeed(undefined)),
)
