import type { Airline } from '../airlines/airline.ts'
import { arePartners } from '../airlines/airlines.ts'
import type { Leg } from './leg.ts'

/** A chain of legs that one airline sells on one ticket. */
export interface Path {
  readonly legs: readonly Leg[]
  readonly seller: Airline
  readonly km: number
  /** 0 one airline, 1 partners, 2 airlines that only honour each other's tickets */
  readonly tier: number
  /** airlines that fly from one end to the other directly */
  readonly competitors: number
}

const notTogether = 3

const tierOf = (a: Airline, b: Airline): number => {
  if (a === b) return 0
  if (arePartners(a, b)) return 1
  return a.kind === 'low-cost' || b.kind === 'low-cost' ? notTogether : 2
}

const longest = (legs: readonly Leg[]): Leg | undefined => {
  let found = legs[0]
  for (const leg of legs) if (found && leg.km > found.km) found = leg
  return found
}

/** Whether a flight lands on its way where the journey also begins, ends or changes planes. */
const passesTwice = (legs: readonly Leg[]): boolean =>
  legs.some(({ stop }) => stop !== null && legs.some(({ from, to }) => from.code === stop || to.code === stop))

/** The path over some legs, sold by the airline of the longest, or null where no airline sells them together or one passes an airport twice. */
export const pathOf = (legs: readonly Leg[], competitors: number): Path | null => {
  const seller = longest(legs)?.airline
  if (!seller) return null
  let tier = 0
  let km = 0
  for (const leg of legs) {
    tier = Math.max(tier, tierOf(leg.airline, seller))
    km += leg.km
  }
  return tier === notTogether || passesTwice(legs) ? null : { legs, seller, tier, km, competitors }
}
