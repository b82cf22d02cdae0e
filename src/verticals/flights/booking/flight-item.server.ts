import { Effect } from 'effect'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { type Money, fromDecimal } from '#domain/money/money.ts'
import type { PassengerType } from '#/features/checkout/travellers/passenger.ts'
import { standingPrice } from '#/server/backend/quotes.server.ts'
import { includedBagsOf } from '../trip/trip-directions.server.ts'
import type { FlightItem, TripJourney } from './flight-item.ts'
import { planOf } from './journey-plan.server.ts'

const types: Readonly<Record<FlightOffer['travelerPricings'][number]['travelerType'], PassengerType>> = {
  ADULT: 'adult',
  CHILD: 'child',
  HELD_INFANT: 'infant',
}

const bagOf = (included: ValidateAnswer['included'], itinerary: number): TripJourney['bag'] => {
  const options = included.bags.find((bags) => bags.itinerary === itinerary)?.options ?? []
  const single = options.find((option) => option.quantity === 1)
  const price = single && fromDecimal(single.price.amount, single.price.currencyCode)
  return single && price ? { price, weightKg: single.weightKg } : null
}

const mostBags = (included: ValidateAnswer['included'], itinerary: number): number =>
  Math.max(0, ...(included.bags.find((bags) => bags.itinerary === itinerary)?.options ?? []).map((bag) => bag.quantity))

/** An offer as far as its item tells it: what it costs may be the price of more than its flights. */
type SoldOffer = Pick<FlightOffer, 'id' | 'itineraries' | 'holdOnly' | 'lastTicketingDate'> & {
  readonly price: Pick<FlightOffer['price'], 'intTotal'>
  readonly travelerPricings: readonly Pick<
    FlightOffer['travelerPricings'][number],
    'travelerId' | 'travelerType' | 'fareDetailsBySegment'
  >[]
}

interface SoldFlights extends Pick<ValidateAnswer, 'included' | 'dictionaries'> {
  readonly data: readonly SoldOffer[]
}

/** A validated offer as what is being sold; undefined where the answer holds none. */
export const flightItemOf = ({ data: [offer], included, dictionaries }: SoldFlights): FlightItem | undefined => {
  const [onward, back] = offer?.itineraries ?? []
  const first = onward?.segments[0]
  const last = (back ?? onward)?.segments.at(-1)
  if (!offer || !onward || !first || !last) return undefined
  const [lead] = offer.travelerPricings
  const journey = (itinerary: number): TripJourney => {
    const segmentIds = offer.itineraries[itinerary]?.segments.map(({ id }) => id) ?? []
    return {
      ...planOf(offer.itineraries[itinerary], dictionaries),
      segmentIds,
      included: (lead && includedBagsOf(lead, segmentIds).checked?.quantity) ?? 0,
      bag: bagOf(included, itinerary),
      mostBags: mostBags(included, itinerary),
    }
  }
  return {
    offerId: offer.id,
    total: offer.price.intTotal,
    holdUntil: offer.holdOnly ? offer.lastTicketingDate : null,
    days: { departure: first.departure.at.slice(0, 10), end: last.arrival.at.slice(0, 10) },
    travellers: offer.travelerPricings.map(({ travelerId, travelerType }) => ({
      id: travelerId,
      type: types[travelerType],
    })),
    journeys: { onward: journey(0), return: back ? journey(1) : null },
  }
}

/** Flights at the price of now. */
export const priceFlights = (offerId: string, shown: Money) => Effect.map(standingPrice(offerId, shown), flightItemOf)
