import type { Leg } from '../network/leg.ts'

const domestic = 45
const international = 70
const usArrival = 105
const otherAirport = 240
const otherTicket = 30

const isDomestic = (leg: Leg): boolean => leg.from.country === leg.to.country

/** Minutes that must lie between landing off one leg and leaving on the next; `tier` as in network/paths.ts. */
export const minimumConnection = (arriving: Leg, leaving: Leg, tier: number): number => {
  if (arriving.to.code !== leaving.from.code) return otherAirport
  const strangers = tier > 1 && arriving.airline !== leaving.airline ? otherTicket : 0
  if (isDomestic(arriving) && isDomestic(leaving)) return domestic + strangers
  if (arriving.to.country === 'US' && !isDomestic(arriving)) return usArrival + strangers
  return international + strangers
}

/** A connection may be overnight, but no longer than a day. */
export const longestConnection = 24 * 60
