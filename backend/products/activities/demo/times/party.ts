import type { PartyRefusal } from '#contract/products/activities/activity-availability.ts'
import type { Option, Unit } from '../made/options.ts'

/** How many of each unit a party takes, in the order of the option's units. */
export interface Party {
  readonly units: readonly { readonly unit: Unit; readonly quantity: number }[]
  /** of the places at one time */
  readonly places: number
}

const unitOf = ({ units }: Option, age: number): Unit | undefined =>
  units.find(({ minAge, maxAge }) => age >= minAge && age <= maxAge)

const refusal = (reason: PartyRefusal['reason'], ages: readonly number[]): { readonly refusal: PartyRefusal } => ({
  refusal: { reason, ages: [...ages] },
})

/** What a party takes of an option, or why it cannot have it. */
export const partyOf = (option: Option, ages: readonly number[]): Party | { readonly refusal: PartyRefusal } => {
  const notAllowed = ages.filter((age) => !unitOf(option, age))
  if (notAllowed.length > 0) return refusal('age_not_allowed', notAllowed)
  const present = new Set(ages.map((age) => unitOf(option, age)?.unitCode))
  const unaccompanied = ages.filter((age) => {
    const by = unitOf(option, age)?.accompaniedBy ?? []
    return by.length > 0 && !by.some((code) => present.has(code))
  })
  if (unaccompanied.length > 0) return refusal('needs_adult', unaccompanied)
  const units = option.units.flatMap((unit) => {
    const people = ages.filter((age) => unitOf(option, age) === unit).length
    return people > 0 ? [{ unit, quantity: Math.ceil(people / unit.paxCount) }] : []
  })
  const counted = option.pricing === 'PER_UNIT' ? units.filter(({ unit }) => unit.share > 0) : units
  const places = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  if (places < option.minUnits) return refusal('too_few', ages)
  if (places > option.maxUnits) return refusal('too_many', ages)
  return { units, places }
}
