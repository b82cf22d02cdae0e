import { flyersOf, mostNights, oldestChild } from '#domain/stay.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ActivityOffer } from '#contract/products/activities/activity-reservation.ts'
import type { HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import type { StayDateTimeRange } from '#contract/products/hotels/stay.ts'
import type { PackageSearch } from '#contract/products/packages/package-flights.ts'
import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'
import { type Point, kilometresBetween } from '#domain/place/great-circle.ts'
import { allAirports } from '../../airports/airport-table.ts'
import { dayOf } from '../demo/calendar.ts'
import type { RequestedStay } from '../hotels/hotel-supplier.ts'

type Rooms = PackageSearch['rooms']
export type Flown = Pick<FlightOffer, 'itineraries'>

/** The guests of all rooms as an airline counts them. */
export const partyOf = (rooms: Rooms) => {
  const { adults, children, infants } = flyersOf(
    rooms.map(({ adult, childAge }) => ({ adults: adult, ages: childAge })),
  )
  return { adults, children, infants }
}

const isPartyOf = ({ travelerPricings }: Pick<FlightOffer, 'travelerPricings'>, rooms: Rooms): boolean => {
  const { adults, children, infants } = partyOf(rooms)
  const counted = (type: FlightOffer['travelerPricings'][number]['travelerType']): number =>
    travelerPricings.filter(({ travelerType }) => travelerType === type).length
  return counted('ADULT') === adults && counted('CHILD') === children && counted('HELD_INFANT') === infants
}

/** The nights between a flight there and its flight back: from the day of its arrival, which may be the next; undefined where there are none. */
export const stayBetween = ({ itineraries: [out, back] }: Flown): StayDateTimeRange | undefined => {
  const startDate = out?.segments.at(-1)?.arrival.at.slice(0, 10)
  const endDate = back?.segments[0]?.departure.at.slice(0, 10)
  if (startDate === undefined || endDate === undefined) return undefined
  const nights = nightsBetween(startDate, endDate)
  return nights >= 1 && nights <= mostNights ? { startDate, endDate } : undefined
}

/** Those nights as a hotel is asked for them. */
export const requestedStay = ({ startDate, endDate }: StayDateTimeRange, rooms: Rooms): RequestedStay => ({
  audience: 'package',
  start: dayOf(startDate),
  nights: nightsBetween(startDate, endDate),
  rooms: rooms.map(({ index, adult, childAge }) => ({
    roomIndex: index,
    occupancy: { adults: adult, childAges: childAge },
  })),
})

/** The nights of a flight with rooms for these guests, or why it cannot be had with them. */
export const nightsOf = (offer: FlightOffer, rooms: Rooms): StayDateTimeRange | string => {
  if (offer.holdOnly) return 'is held first and paid for later'
  if (!isPartyOf(offer, rooms)) return 'is for other travellers than the guests of the rooms'
  return stayBetween(offer) ?? `is not there and back with 1 to ${mostNights} nights between`
}

/** Whether a flight and a stay are of one journey: the same days and the same people. */
export const isOneJourney = (offer: FlightOffer, { stayDateTimeRange, rooms }: HotelOffer): boolean => {
  const asked = rooms.map(({ adult, children, childAge }, at) => ({ index: at + 1, adult, children, childAge }))
  const nights = nightsOf(offer, asked)
  return (
    typeof nights !== 'string' &&
    nights.startDate === stayDateTimeRange.startDate &&
    nights.endDate === stayDateTimeRange.endDate
  )
}

/** Kilometres from a place in which an airport is still the way to it. */
const nearbyDistance = 150

/** The airports, by their codes, that are the way to a place. */
const airportsNear = (place: Point): readonly string[] =>
  allAirports().flatMap((airport) => (kilometresBetween(airport, place) <= nearbyDistance ? [airport.code] : []))

/** What people of these ages do where they fly to, from one local time to another, `YYYY-MM-DDTHH:MM:SS`. */
export interface Outing {
  readonly ages: readonly number[]
  readonly from: string
  readonly to: string
  /** the airports that are the way to where it begins; none where nothing lands near: then any flight may be a part of the way */
  readonly airports: readonly string[]
}

export const outingOfActivity = ({
  ages,
  activity: { location },
  localDateTimeStart: from,
  localDateTimeEnd: to,
}: Pick<ActivityOffer, 'ages' | 'activity' | 'localDateTimeStart' | 'localDateTimeEnd'>): Outing => ({
  ages,
  from,
  to,
  airports: airportsNear({ lat: location.latitude, lon: location.longitude }),
})

/** A tour says its days and no hours: those who come on its first, and leave on its last, are with it. */
export const outingOfTour = ({ ages, from, to, tour }: Pick<TourOffer, 'ages' | 'from' | 'to' | 'tour'>): Outing => {
  const beginning = tour.line[0]?.places[0]?.location
  return {
    ages,
    from: `${from}T23:59:59`,
    to: `${to}T00:00:00`,
    airports: beginning ? airportsNear(beginning) : [],
  }
}

const landsAt = (code: string, airports: readonly string[]): boolean => airports.length === 0 || airports.includes(code)

/** Whether those who fly land near it, and do it after they have arrived, and before they fly back where they do. */
export const isOnTheWay = (offer: FlightOffer, { ages, from, to, airports }: Outing): boolean => {
  const [out, back] = offer.itineraries
  const arrival = out?.segments.at(-1)?.arrival
  const arrives = arrival?.at.slice(0, 19) ?? ''
  const leaves = back?.segments[0]?.departure.at.slice(0, 19) ?? to
  const children = ages.filter((age) => age <= oldestChild)
  const party = { index: 1, adult: ages.length - children.length, children: children.length, childAge: children }
  const isNear = landsAt(arrival?.iataCode ?? '', airports)
  return !offer.holdOnly && isPartyOf(offer, [party]) && isNear && arrives <= from && to <= leaves
}
