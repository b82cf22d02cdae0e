import type { OrderPart } from '../products/products.ts'

/** The key of one call to a supplier: the attempt, or the hold, that it is made for, the part, and what is asked for. */
export const partKey = (attempt: string, { partId }: Pick<OrderPart, 'partId'>, verb: 'hold' | 'confirm'): string =>
  `${attempt}:${partId}:${verb}`
