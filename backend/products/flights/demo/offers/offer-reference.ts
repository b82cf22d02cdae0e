import { type Cabin, cabins } from '../fares/cabin.ts'
import type { Party } from '../fares/half-fare.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import { airportBytes, airportOfBytes } from './airport-bytes.ts'

/** A flight of an offer, by what its timetable knows it by. */
export interface FlightReference {
  readonly airline: string
  readonly from: string
  readonly to: string
  readonly index: number
  readonly day: number
}

export type WayReference = readonly FlightReference[]

/** What all offers of one answer have in common. */
export interface AnswerReference {
  /** UTC minute after which the price does not hold */
  readonly expiry: number
  readonly party: Party
  readonly cabin: Cabin
  readonly roundTrip: boolean
}

export const headerLength = 9
const version = 1

export const headerBytes = ({ expiry, party, cabin, roundTrip }: AnswerReference): Uint8Array =>
  Uint8Array.of(
    version,
    expiry >>> 24,
    (expiry >>> 16) & 255,
    (expiry >>> 8) & 255,
    expiry & 255,
    party.adults * 16 + party.children,
    party.infants * 16 + cabins.indexOf(cabin),
    roundTrip ? 1 : 0,
    0,
  )

/** As the contract has it of every search: somebody grown up, and a lap for each infant. */
const canTravel = ({ adults, children, infants }: Party): boolean =>
  adults >= 1 && infants <= adults && adults + children + infants <= 9

export const headerOfBytes = (bytes: Uint8Array): AnswerReference | null => {
  const [first, e0 = 0, e1 = 0, e2 = 0, e3 = 0, people = 0, more = 0, flags = 0] = bytes
  const cabin = cabins[more & 15]
  const party = { adults: people >>> 4, children: people & 15, infants: more >>> 4 }
  if (first !== version || !cabin || !canTravel(party)) return null
  return {
    expiry: e0 * 16777216 + e1 * 65536 + e2 * 256 + e3,
    party,
    cabin,
    roundTrip: (flags & 1) === 1,
  }
}

const flightBytes = 8
const wayStart = 3

/** How many bytes a way of so many flights takes: a multiple of three, so that its text stands on its own. */
export const wayLength = (flights: number): number => Math.ceil((wayStart + flights * flightBytes) / 3) * 3

export const wayBytes = ({ flights }: Itinerary): Uint8Array => {
  const bytes = new Uint8Array(wayLength(flights.length))
  const firstDay = flights[0]?.day ?? 0
  bytes.set([flights.length, firstDay >>> 8, firstDay & 255])
  flights.forEach(({ flight, day }, index) => {
    const { airline, from, to } = flight.leg
    const carrier = [airline.code.charCodeAt(0), airline.code.charCodeAt(1)]
    const dated = [flight.index, day - firstDay]
    bytes.set(
      [...carrier, ...airportBytes(from.code), ...airportBytes(to.code), ...dated],
      wayStart + index * flightBytes,
    )
  })
  return bytes
}

const flightOfBytes = (bytes: Uint8Array, firstDay: number): FlightReference => {
  const [a = 0, b = 0, fromHigh = 0, fromLow = 0, toHigh = 0, toLow = 0, index = 0, later = 0] = bytes
  return {
    airline: String.fromCharCode(a, b),
    from: airportOfBytes(fromHigh, fromLow),
    to: airportOfBytes(toHigh, toLow),
    index,
    day: firstDay + later,
  }
}

export const wayOfBytes = (bytes: Uint8Array): WayReference => {
  const [count = 0, dayHigh = 0, dayLow = 0] = bytes
  return Array.from({ length: count }, (_, index) =>
    flightOfBytes(bytes.subarray(wayStart + index * flightBytes), dayHigh * 256 + dayLow),
  )
}
