import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'

export interface Step {
  readonly until: string | null
  readonly keeps: Money
}

export interface PricedPair {
  readonly total: Money
  /** from when the airline keeps its whole fare, an ISO instant; null where it gives nothing back at any time */
  readonly fareKeptFrom: string | null
}

/** What both parts of a pair keep as time goes by once it costs another total, which the airline has moved: its whole fare moves with it. */
export const stepsAtTotal = <Own extends Step>(
  { total: before, fareKeptFrom }: PricedPair,
  steps: readonly Own[],
  total: Money,
): readonly Own[] => {
  const moved = subtractMoney(total, before)
  const isFareKept = ({ until }: Step): boolean =>
    fareKeptFrom === null || until === null || Date.parse(until) > Date.parse(fareKeptFrom)
  return steps.map((step) => (isFareKept(step) ? { ...step, keeps: addMoney(step.keeps, moved) } : step))
}
