import { addMoney, sumMoney } from '#domain/money/money.ts'
import { ageFits, hasGrownUp } from '#domain/traveller/fare-age.ts'
import type { BookedPassenger, Passenger } from '#contract/travellers.ts'
import type { Product } from '../product.ts'
import { shownPart } from '../shown-part.ts'
import { bagOwners } from './bag-owners.ts'
import { isRefundUnsaid } from './found-flight.ts'
import { flightLine } from './flight-line.ts'
import { flightMail } from './flight-mail.ts'
import { flightOrderRequest, travelerTypes } from './flight-order.ts'
import type { FlightPart, FlightTypes } from './flight-types.ts'

export type { FlightTypes }

const bagsTotal = ({ extras, quote }: FlightPart) =>
  sumMoney(
    extras.bags.map(({ amount, currency }) => ({ amount, currency })),
    quote.price.currency,
  )

const listed = (travellers: readonly string[]): string => travellers.toSorted().join(' ')

/** Each traveller that the price is for, and nobody else. */
const fits = ({ item: { offer } }: FlightPart, passengers: readonly Pick<Passenger, 'id' | 'type'>[]): boolean =>
  listed(passengers.map(({ id, type }) => `${id} ${travelerTypes[type]}`)) ===
  listed(offer.travelerPricings.map(({ travelerId, travelerType }) => `${travelerId} ${travelerType}`))

const lastArrival = ({ itineraries }: FlightPart['item']['offer']): string =>
  itineraries.at(-1)?.segments.at(-1)?.arrival.at ?? '9999-12-31'

const dayOf = (localTime: string): string => localTime.slice(0, 10)

const departureDay = ({ itineraries: [out] }: FlightPart['item']['offer']): string | undefined => {
  const first = out?.segments[0]
  return first && dayOf(first.departure.at)
}

const fitsAge = (
  { item: { offer } }: FlightPart,
  { type, dateOfBirth }: Pick<Passenger, 'type' | 'dateOfBirth'>,
): boolean => {
  const departure = departureDay(offer)
  return departure === undefined || ageFits(type, dateOfBirth, { departure, end: dayOf(lastArrival(offer)) })
}

/** An infant with the adult whom the airline has it travel with. */
const withAdult = ({ item: { offer } }: FlightPart, passenger: BookedPassenger): BookedPassenger => {
  const adult = offer.travelerPricings.find(({ travelerId }) => travelerId === passenger.id)?.associatedAdultId
  return adult ? { ...passenger, associatedAdultId: adult } : passenger
}

const shown = (part: FlightPart): FlightTypes['shown'] => {
  const common = shownPart(part)
  return {
    ...common,
    extras: { bags: part.extras.bags.map((bags) => ({ ...bags, travelers: bagOwners(part.item.offer, bags) })) },
    quote: { ...common.quote, total: flight.total(part) },
  }
}

/** Flights, as orders, sessions and mail know them. */
export const flight: Product<'flight', FlightTypes> = {
  noExtras: { bags: [] },
  total: (part) => addMoney(part.quote.price, bagsTotal(part)),
  isRefundUnsaid: ({ item }) => isRefundUnsaid(item),
  fits,
  fitsAge,
  hasGrownUp: ({ item: { offer } }, datesOfBirth) => {
    const departure = departureDay(offer)
    return departure === undefined || hasGrownUp(datesOfBirth, departure)
  },
  request: ({ item: { offer, included }, extras: { bags } }, { travellers, customer, offices }) =>
    flightOrderRequest({ offer, included, bags, travellers, customer }, offices),
  documents: (_part, numbers, passengers) =>
    passengers.flatMap(({ id }, index) => {
      const number = numbers[index]
      return number ? [{ kind: 'ticket' as const, passengerId: id, number }] : []
    }),
  timeZone: ({ item: { offer, dictionaries } }) =>
    dictionaries.locations[offer.itineraries[0]?.segments[0]?.departure.iataCode ?? '']?.timeZone ?? 'UTC',
  lastDay: ({ item: { offer } }) => dayOf(lastArrival(offer)),
  passenger: withAdult,
  shown,
  line: flightLine,
  guests: () => 0,
  mail: flightMail,
}
