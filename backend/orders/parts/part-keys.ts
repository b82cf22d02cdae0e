import type { OrderPart } from '../../products/products.ts'

type Verb = 'hold' | 'confirm' | 'cancel' | 'refund'

/** The key of one call to a supplier: the attempt, or the hold, that it is made for, the part, and what is asked for. */
export const partKey = (attempt: string, { partId }: Pick<OrderPart, 'partId'>, verb: Verb): string =>
  `${attempt}:${partId}:${verb}`

/** Whether an order was begun as one that is only held at first. */
export const isToBeHeld = (orderKey: string): boolean => orderKey.endsWith(':hold')
