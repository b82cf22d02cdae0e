import { dayInZone } from '#domain/time/dates.ts'
import { type OrderPart, productOf } from '../../products/products.ts'

/** Where a day ends last. */
const lastZone = 'Etc/GMT+12'

/** Whether the last day of a part is over, wherever its place is. */
export const isTravelOver = (part: OrderPart, now: number): boolean =>
  productOf(part).lastDay(part) < dayInZone(new Date(now), lastZone)
