import type { Money } from '#domain/money/money.ts'
import { stepsAtTotal } from '../../packages/pair/steps-at-total.ts'
import type { FlownTour } from './flown-tour.ts'

/** The same at another total, which its airline has moved. */
export const flownTourAt = (item: FlownTour, total: Money): FlownTour => ({
  ...item,
  total,
  cancel: { ...item.cancel, steps: stepsAtTotal(item, item.cancel.steps, total) },
})
