import type { Money } from '#domain/money/money.ts'

/** Cents as money: the demo sells in dollars. */
export const dollars = (amount: number): Money => ({ amount, currency: 'USD' })
