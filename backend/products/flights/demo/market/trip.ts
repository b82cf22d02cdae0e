import { arePartners } from '../airlines/airlines.ts'
import type { PricedWay } from './priced-way.ts'

/** A round trip out of two ways, or one way alone. */
export interface Trip {
  readonly out: PricedWay
  readonly back: PricedWay | null
  /** whether one ticket holds both ways, at round-trip fares */
  readonly together: boolean
  /** party total in the cheapest families, US cents, before fees */
  readonly lowest: number
}

const turnaroundMinutes = 90

/** Whether the return leaves after the outbound has landed. */
export const canReturn = (out: PricedWay, back: PricedWay): boolean =>
  back.itinerary.departure >= out.itinerary.arrival + turnaroundMinutes

const soldTogether = (out: PricedWay, back: PricedWay): boolean =>
  arePartners(out.itinerary.path.seller, back.itinerary.path.seller)

export const roundTrip = (out: PricedWay, back: PricedWay): Trip => {
  const together = soldTogether(out, back)
  const lowest = together ? out.lowestTogether + back.lowestTogether : out.lowestAlone + back.lowestAlone
  return { out, back, together, lowest }
}

export const oneWay = (out: PricedWay): Trip => ({ out, back: null, together: false, lowest: out.lowestAlone })

/** The airlines whose tickets a trip is: one where it is sold whole. */
export const sellersOf = ({ out, back, together }: Trip): readonly string[] => {
  const first = out.itinerary.path.seller.code
  const second = back?.itinerary.path.seller.code ?? first
  return together || first === second ? [first] : [first, second]
}

/** Minutes on the way, both ways together. */
export const minutesOf = ({ out, back }: Trip): number => out.minutes + (back?.minutes ?? 0)
