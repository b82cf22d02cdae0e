import type { Money } from '#domain/money/money.ts'
import { type PricedPair, type Step, stepsAtTotal } from './steps-at-total.ts'

interface PairWithTerms extends PricedPair {
  readonly cancel: { readonly steps: readonly Step[] }
}

/** A flight and what is booked with it at another total, which its airline has moved. */
export const pairAt = <Pair extends PairWithTerms>(pair: Pair, total: Money): Pair => ({
  ...pair,
  total,
  cancel: { ...pair.cancel, steps: stepsAtTotal(pair, pair.cancel.steps, total) },
})
