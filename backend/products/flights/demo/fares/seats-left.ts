import { showcaseCode } from '../airlines/airlines.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { type Quote, daysAhead } from '../quote.ts'
import type { DatedFlight } from '../schedule/dated-flight.ts'
import { type Cabin, cabins } from './cabin.ts'

/** Airlines answer "9" for nine or more. */
const mostShown = 9

const cabinSeats: { readonly [cabin in Cabin]: number } = { economy: 22, premium_economy: 14, business: 12, first: 7 }

/** Seats that an airline still sells on a flight in a cabin, 0 to 9; fewer the nearer the day. */
export const seatsLeft = ({ flight, day }: DatedFlight, cabin: Cabin, quote: Quote): number => {
  if (flight.leg.airline.code === showcaseCode) return mostShown
  const filled = 0.35 + 0.6 * Math.exp(-daysAhead(quote, day) / 40)
  const seed = mix(flight.leg.airline.number + cabins.indexOf(cabin), flight.number, day, flight.leg.from.number)
  const left = Math.floor((1.15 - 0.8 * filled - 0.55 * unit(seed) ** 2) * cabinSeats[cabin])
  return Math.max(0, Math.min(mostShown, left))
}
