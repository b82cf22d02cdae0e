import type { FlightOffer, Segment } from '#contract/products/flights/flight-offer.ts'
import type { Cabin } from '../fares/cabin.ts'
import type { PricedWay } from '../market/priced-way.ts'
import { durationText, localTimeText } from '../../../demo/calendar.ts'
import { codeshareNumber } from '../schedule/flight-numbers.ts'
import type { DatedFlight } from '../schedule/dated-flight.ts'
import { offsetAt } from '../../../demo/zone-offset.ts'
import type { Airline } from '../airlines/airline.ts'
import type { Place } from '../network/place.ts'
import { emissionsKg } from './emissions.ts'

type WireItinerary = FlightOffer['itineraries'][number]

const localAt = (place: Place, utcMinute: number): string => localTimeText(utcMinute + offsetAt(place.zone, utcMinute))

/** The number that the seller puts on a partner's flight, if it does. */
const sharedNumber = (seller: Airline, { flight }: DatedFlight, tier: number): number | null =>
  tier === 1 && flight.leg.airline !== seller ? codeshareNumber(seller, flight.leg.airline, flight.number) : null

const marketedBy = (seller: Airline, dated: DatedFlight, tier: number): Airline =>
  sharedNumber(seller, dated, tier) === null ? dated.flight.leg.airline : seller

/** The airlines under whose numbers a way is flown, in order: what a filter of airlines goes by. */
export const marketingAirlines = ({ path, flights }: PricedWay['itinerary']): readonly Airline[] =>
  flights.map((dated) => marketedBy(path.seller, dated, path.tier))

const operatorOf = ({ flight }: DatedFlight, marketed: Airline): string | null => {
  const { airline } = flight.leg
  const small = flight.aircraft.size === 'turboprop' || flight.aircraft.size === 'regional'
  if (small && airline.regionalOperator) return airline.regionalOperator
  return airline === marketed ? null : airline.code
}

const stopsOf = ({ flight, departure }: DatedFlight): Segment['stops'] & {} => {
  const { stop } = flight
  if (!stop) return []
  return [
    {
      iataCode: stop.place.code,
      duration: durationText(stop.departure - stop.arrival),
      arrivalAt: localAt(stop.place, departure + stop.arrival),
      departureAt: localAt(stop.place, departure + stop.departure),
    },
  ]
}

const segmentOf = (dated: DatedFlight, id: string, cabin: Cabin, seller: Airline, tier: number): Segment => {
  const { flight, departure, arrival } = dated
  const { leg } = flight
  const shared = sharedNumber(seller, dated, tier)
  const marketed = shared === null ? leg.airline : seller
  const operator = operatorOf(dated, marketed)
  const stops = stopsOf(dated)
  return {
    id,
    departure: { iataCode: leg.from.code, at: localAt(leg.from, departure) },
    arrival: { iataCode: leg.to.code, at: localAt(leg.to, arrival) },
    carrierCode: marketed.code,
    number: String(shared ?? flight.number),
    aircraft: { code: flight.aircraft.code },
    ...(operator === null ? {} : { operating: { carrierCode: operator } }),
    duration: durationText(flight.blockMinutes),
    numberOfStops: stops.length,
    ...(stops.length === 0 ? {} : { stops }),
    co2Emissions: [{ weight: emissionsKg({ aircraft: flight.aircraft, km: leg.km }, cabin), weightUnit: 'KG', cabin }],
  }
}

/** `11` is the first segment of the way out, `22` the second of the way back: the same in every answer about an offer. */
export const segmentId = (way: number, index: number): string => `${way + 1}${index + 1}`

/** One way as the contract writes it; `way` is 0 for the way out, 1 for the way back. */
export const itineraryShape = ({ itinerary, minutes, cabins }: PricedWay, way: number): WireItinerary => {
  const { path, flights } = itinerary
  return {
    duration: durationText(minutes),
    segments: flights.map((dated, index) =>
      segmentOf(dated, segmentId(way, index), cabins[index] ?? 'economy', path.seller, path.tier),
    ),
  }
}
