import type { FareRule } from '../offer/flight-offer.ts'

const unknown: FareRule = { allowed: null, penalty: null }

const largest = (penalties: readonly (number | null)[]): number | null =>
  penalties.reduce((most, penalty) => (most === null || penalty === null ? null : Math.max(most, penalty)), 0)

/**
 * What holds for a whole trip whose flights have rules of their own: the strictest of them. One "no" is a no; what one
 * airline does not say is not known of the trip (rule search-4); a penalty is the largest.
 */
export const strictestRule = (rules: readonly FareRule[]): FareRule => {
  if (rules.length === 0) return unknown
  if (rules.some(({ allowed }) => allowed === false)) return { allowed: false, penalty: null }
  if (rules.some(({ allowed }) => allowed === null)) return unknown
  return { allowed: true, penalty: largest(rules.map(({ penalty }) => penalty)) }
}
