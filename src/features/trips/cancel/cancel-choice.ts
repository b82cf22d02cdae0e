import type { Money } from '#domain/money/money.ts'
import { sumMoney } from '#domain/money/money.ts'

/** What can be cancelled by itself, and what that brings; `isFinal`: nobody takes it back; `isUnsaid`: nobody said so when it was sold. */
export interface CancelChoice {
  readonly partIds: readonly string[]
  readonly isFinal: boolean
  readonly isUnsaid?: true
  readonly kept: Money
  readonly refund: Money
}

/** What is cancelled, at no more than what was said to be kept of it. */
export interface CancelOrder {
  readonly id: string
  readonly partIds: readonly string[]
  readonly kept: Money
}

/** By which a choice is known again once it is asked for anew. */
export const choiceKey = ({ partIds }: Pick<CancelChoice, 'partIds'>): string => partIds.join()

/** What comes back of several, and what is kept. */
export const sumOf = (choices: readonly CancelChoice[], currency: string): Pick<CancelChoice, 'kept' | 'refund'> => ({
  kept: sumMoney(
    choices.map(({ kept }) => kept),
    currency,
  ),
  refund: sumMoney(
    choices.map(({ refund }) => refund),
    currency,
  ),
})
