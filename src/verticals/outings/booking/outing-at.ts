import type { Money } from '#domain/money/money.ts'
import { stepsAtTotal } from '../../packages/pair/steps-at-total.ts'
import type { OutingItem } from './outing-item.ts'

/** The same at another total, which its airline has moved. */
export const outingAt = (item: OutingItem, total: Money): OutingItem => ({
  ...item,
  total,
  cancel: { ...item.cancel, steps: stepsAtTotal(item, item.cancel.steps, total) },
})
