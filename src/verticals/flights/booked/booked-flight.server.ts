import type { FlightLine, FlightPart } from '#contract/products/flight-part.ts'
import type { Segment } from '#contract/products/flights/flight-offer.ts'
import { parseDuration } from '#domain/time/duration.ts'
import type { TripLine } from '#/features/trips/booked/booked-trip.ts'
import type { PartOfKind } from '#/features/trips/trip-product.server.ts'
import type { BookedBags, BookedFlight, BookedJourney, BookedLeg, BookedPlace, FareBags } from './booked-flight.ts'
import { includedBagsOf } from '../trip/trip-directions.server.ts'
import { fareNameFrom, rulesFrom, seatRuleFrom } from '../trip/trip-mapper.server.ts'

type Item = FlightPart['item']
type Dictionaries = Item['dictionaries']

const placeOf = ({ locations }: Dictionaries, end: Segment['departure']): BookedPlace => {
  const known = locations[end.iataCode]
  const code = { en: end.iataCode, es: end.iataCode }
  return {
    code: end.iataCode,
    city: known?.cityName ?? code,
    airport: known?.name ?? code,
    terminal: end.terminal,
    latitude: known?.location.lat ?? 0,
    longitude: known?.location.lon ?? 0,
  }
}

const minutesBetween = (first: string, second: string): number =>
  Math.round((Date.parse(`${second}Z`) - Date.parse(`${first}Z`)) / 60_000)

const cabinOf = ({ offer }: Item, segmentId: string): BookedLeg['cabin'] => {
  const details = offer.travelerPricings[0]?.fareDetailsBySegment ?? []
  return details.find((fare) => fare.segmentId === segmentId)?.cabin ?? 'economy'
}

const legOf = (item: Item, segment: Segment, next: Segment | undefined): BookedLeg => {
  const { carriers, aircraft } = item.dictionaries
  const operator = segment.operating?.carrierCode
  return {
    from: placeOf(item.dictionaries, segment.departure),
    to: placeOf(item.dictionaries, segment.arrival),
    departure: segment.departure.at,
    arrival: segment.arrival.at,
    minutes: parseDuration(segment.duration) ?? 0,
    flight: `${segment.carrierCode} ${segment.number}`,
    carrier: segment.carrierCode,
    airline: carriers[segment.carrierCode] ?? segment.carrierCode,
    operator: operator && operator !== segment.carrierCode ? (carriers[operator] ?? operator) : undefined,
    aircraft: aircraft[segment.aircraft.code] ?? segment.aircraft.code,
    cabin: cabinOf(item, segment.id),
    wait: next && minutesBetween(segment.arrival.at, next.departure.at),
  }
}

const journeysOf = (item: Item): readonly BookedJourney[] =>
  item.offer.itineraries.map(({ segments }, index) => ({
    direction: index === 0 ? 'onward' : 'return',
    legs: segments.map((segment, place) => legOf(item, segment, segments[place + 1])),
  }))

const bagsOf = ({ extras }: FlightPart): readonly BookedBags[] =>
  extras.bags.map(({ journeyType, quantity, travelers = [], amount, currency }) => ({
    direction: journeyType,
    quantity,
    price: { amount, currency },
    owners: travelers.map(({ travelerId, quantity: own }) => ({ travellerId: travelerId, quantity: own })),
  }))

const inFareOf = ({ offer: { itineraries, travelerPricings } }: Item): readonly FareBags[] =>
  travelerPricings.flatMap((pricing) =>
    itineraries.map(({ segments }, index): FareBags => {
      const ids = segments.map(({ id }) => id)
      const { cabin, checked } = includedBagsOf(pricing, ids)
      return { travellerId: pricing.travelerId, direction: index === 0 ? 'onward' : 'return', cabin, checked }
    }),
  )

/** Who issues the tickets, and is checked in with: a round trip may be one of each of two airlines. */
const airlinesOf = ({ offer, dictionaries }: Item): string =>
  offer.validatingAirlineCodes.map((code) => dictionaries.carriers[code] ?? code).join(' / ')

const fareOf = ({ offer, included }: Item): BookedFlight['fare'] => ({
  name: fareNameFrom(offer),
  rules: rulesFrom(offer, included['detailed-fare-rules']),
  currency: offer.price.currency,
})

/** The backend's part in the shape that pages show. */
export const bookedFlight = (part: FlightPart, together?: object): PartOfKind<BookedFlight> => ({
  partId: part.partId,
  kind: part.kind,
  supplier: { name: airlinesOf(part.item), reference: part.supplier.reference },
  total: part.quote.total,
  item: {
    journeys: journeysOf(part.item),
    bags: bagsOf(part),
    inFare: inFareOf(part.item),
    seated: part.item.offer.travelerPricings
      .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
      .map(({ travelerId }) => travelerId),
    seat: seatRuleFrom(part.item.offer, part.item.included['detailed-fare-rules']),
    fare: together ? undefined : fareOf(part.item),
  },
})

/** A line of a list, of what the backend lists. */
export const flightLine = ({ from, to, fromCity, toCity, departureAt, returnAt }: FlightLine): TripLine => ({
  title: {
    en: `${fromCity?.en ?? from} – ${toCity?.en ?? to}`,
    es: `${fromCity?.es ?? from} – ${toCity?.es ?? to}`,
  },
  place: to,
  first: departureAt,
  last: returnAt ?? undefined,
})

/** The same, of a whole part. */
export const lineOfFlight = ({ partId, kind, state, item: { offer, dictionaries } }: FlightPart): TripLine => {
  const [onward, back] = offer.itineraries
  const from = onward?.segments[0]?.departure
  const to = onward?.segments.at(-1)?.arrival.iataCode ?? ''
  const fromCity = dictionaries.locations[from?.iataCode ?? '']?.cityName
  const toCity = dictionaries.locations[to]?.cityName
  return flightLine({
    partId,
    kind,
    state,
    from: from?.iataCode ?? '',
    to,
    ...(fromCity && { fromCity }),
    ...(toCity && { toCity }),
    departureAt: from?.at ?? '',
    returnAt: back?.segments[0]?.departure.at ?? null,
  })
}
