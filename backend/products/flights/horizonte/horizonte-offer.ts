import { multiplyMoney, sumMoney, toDecimal } from '#domain/money/money.ts'
import type { FlightOffer, Segment } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { airportOf } from '../../../airports/airport-table.ts'
import { offsetAt, utcOf } from '../../demo/zone-offset.ts'
import { sealedTrip } from './sealed-trip.ts'
import { type Trip, kilometresOf } from './trip.ts'

export const carrier = 'X1'
export const aircraft = { code: 'AT7', name: 'ATR 72' }

const departsAt = 10 * 60 + 15
const groundMinutes = 25
const kmPerMinute = 8
const baseCents = 29_00
const centsPerKm = 7

const minutesOf = (trip: Trip): number => Math.ceil((groundMinutes + kilometresOf(trip) / kmPerMinute) / 5) * 5

const zoneOf = (code: string): string => airportOf(code)?.timeZone ?? 'UTC'

const localText = (localMinute: number): string => new Date(localMinute * 60_000).toISOString().slice(0, 19)

const durationOf = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`

const segmentOf = (trip: Trip, id: string, from: string, to: string, date: string): Segment => {
  const departure = Date.parse(`${date}T00:00:00Z`) / 60_000 + departsAt
  const arrival = utcOf(zoneOf(from), departure) + minutesOf(trip)
  return {
    id,
    departure: { iataCode: from, at: localText(departure) },
    arrival: { iataCode: to, at: localText(arrival + offsetAt(zoneOf(to), arrival)) },
    carrierCode: carrier,
    number: id === '1' ? '101' : '102',
    aircraft: { code: aircraft.code },
    duration: durationOf(minutesOf(trip)),
    numberOfStops: 0,
    co2Emissions: [{ weight: Math.round(kilometresOf(trip) * 0.07), weightUnit: 'KG', cabin: trip.cabin }],
  }
}

const segmentsOf = (trip: Trip): readonly Segment[] => [
  segmentOf(trip, '1', trip.from, trip.to, trip.departure),
  ...(trip.back ? [segmentOf(trip, '2', trip.to, trip.from, trip.back)] : []),
]

const money = (amount: number) => ({ amount, currency: 'USD' })

const priced = (amount: number) => ({
  currency: 'USD',
  total: toDecimal(money(amount)),
  base: toDecimal(money(amount)),
  intTotal: money(amount),
  intBase: money(amount),
})

type Pricing = FlightOffer['travelerPricings'][number]

const travellersOf = ({ travellers: { adults, children, infants } }: Trip): readonly Pricing['travelerType'][] => [
  ...Array.from({ length: adults }, () => 'ADULT' as const),
  ...Array.from({ length: children }, () => 'CHILD' as const),
  ...Array.from({ length: infants }, () => 'HELD_INFANT' as const),
]

const fareName = 'UNO'
const bags = { included: { quantity: 1 }, none: { quantity: 0 } }

const pricingsOf = (trip: Trip, fare: number): readonly Pricing[] => {
  const seated = trip.travellers.adults + trip.travellers.children
  return travellersOf(trip).map((travelerType, index) => ({
    travelerId: String(index + 1),
    fareOption: 'STANDARD',
    travelerType,
    ...(travelerType === 'HELD_INFANT' && { associatedAdultId: String(index - seated + 1) }),
    price: priced(travelerType === 'HELD_INFANT' ? 0 : fare),
    fareDetailsBySegment: segmentsOf(trip).map(({ id }) => ({
      segmentId: id,
      cabin: trip.cabin,
      fareBasis: fareName,
      brandedFare: fareName,
      class: 'Y',
      includedCheckedBags: bags.included,
      includedCabinBags: bags.included,
    })),
  }))
}

const free = { allowed: true, penalty: money(0) }

/** A trip as an offer; whoever has an id has the same offer. */
export const horizonteOffer = (trip: Trip): FlightOffer => {
  const id = sealedTrip(trip)
  const segments = segmentsOf(trip)
  const fare = segments.length * (baseCents + Math.round(kilometresOf(trip) * centsPerKm))
  const travelerPricings = pricingsOf(trip, fare)
  const total = sumMoney(
    travelerPricings.map(({ price }) => multiplyMoney(price.intTotal, 1)),
    'USD',
  ).amount
  return {
    type: 'flight-offer',
    id,
    source: 'HORIZONTE',
    instantTicketingRequired: false,
    holdOnly: false,
    oneWay: trip.back === null,
    lastTicketingDate: trip.departure,
    expiresAt: new Date(trip.expiresAt).toISOString(),
    numberOfBookableSeats: 9,
    itineraries: segments.map((segment) => ({ duration: segment.duration, segments: [segment] })),
    price: { ...priced(total), grandTotal: toDecimal(money(total)), fees: [] },
    pricingOptions: {
      fareType: ['PUBLISHED'],
      includedCheckedBagsOnly: true,
      refundableFare: true,
      noRestrictionFare: true,
      noPenaltyFare: true,
    },
    validatingAirlineCodes: [carrier],
    travelerPricings,
    fareFamilies: [
      {
        id,
        brandedFare: fareName,
        label: 'Uno',
        price: priced(total),
        cabinBags: bags.included,
        checkedBags: bags.included,
        bagPrice: null,
        change: free,
        refund: free,
        seat: 'included',
      },
    ],
  }
}

/** The fare's rules: what was paid is given back, and flights are changed, for nothing. */
export const horizonteRules = ({ itineraries }: FlightOffer): ValidateAnswer['included']['detailed-fare-rules'] =>
  itineraries.flatMap(({ segments }) =>
    segments.flatMap(({ id }) =>
      (['change', 'refund', 'no_show', 'baggage', 'seat'] as const).map((category) => ({
        segmentId: id,
        fareBasis: fareName,
        category,
        ...free,
      })),
    ),
  )
