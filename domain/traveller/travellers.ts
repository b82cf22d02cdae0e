/** Who travels: children are 2 to 11 and have a seat, infants are under 2 and sit on an adult's lap. */
export interface Travellers {
  readonly adults: number
  readonly children: number
  /** the children's ages in years, one each */
  readonly ages: readonly number[]
  readonly infants: number
}

export const maximumTravellers = 9
export const minimumChildAge = 2
export const maximumChildAge = 11

/** What a count falls back to where it cannot stand (rule search-1). */
export const fallbackCounts = { adults: 1, children: 0, infants: 0 } as const
export type TravellerKind = keyof typeof fallbackCounts

export const minimumCounts: Readonly<Record<TravellerKind, number>> = { adults: 1, children: 0, infants: 0 }

type Counts = Pick<Travellers, TravellerKind>

export const totalTravellers = ({ adults, children, infants }: Counts): number => adults + children + infants

export const isCountOf = (kind: TravellerKind, count: number): boolean =>
  Number.isInteger(count) && count >= minimumCounts[kind] && count <= maximumTravellers

export const countsFit = (counts: Counts): boolean =>
  totalTravellers(counts) <= maximumTravellers && counts.infants <= counts.adults

export const isChildAge = (age: number): boolean =>
  Number.isInteger(age) && age >= minimumChildAge && age <= maximumChildAge

/** The nearest counts in which `kind` is one more or less; undefined where no rule allows that step. */
export const stepCount = (counts: Counts, kind: TravellerKind, step: 1 | -1): Counts | undefined => {
  const next = { ...counts, [kind]: counts[kind] + step }
  const settled = { ...next, infants: kind === 'adults' ? Math.min(next.infants, next.adults) : next.infants }
  return isCountOf(kind, settled[kind]) && countsFit(settled) ? settled : undefined
}
