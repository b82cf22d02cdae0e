import { Effect } from 'effect'
import type { OrderPart } from '../../products/products.ts'
import { CancelRefused } from '../../products/supplier-answers.ts'
import { Suppliers } from '../order-ports.ts'
import { partKey } from './part-keys.ts'

/** Cancels what is confirmed, at no more than is allowed. */
const cancel = Effect.fnUntraced(function* (part: OrderPart, orderKey: string, allowed: number) {
  const supplier = (yield* Suppliers).of(part)
  if (!supplier.quoteCancel || !supplier.cancel) return yield* new CancelRefused()
  const quote = yield* supplier
    .quoteCancel(orderKey)
    .pipe(Effect.catchTag('NotTakenBack', () => Effect.fail(new CancelRefused())))
  if (quote.kept.amount > allowed) return yield* new CancelRefused()
  yield* supplier.cancel(partKey(orderKey, part, 'cancel'), orderKey, quote.quoteId)
})

/**
 * Gives a part back as its supplier has it, at no more than is allowed where it is confirmed: nothing is done for what it never had, or
 * has given back already.
 */
export const giveBack = Effect.fnUntraced(function* (part: OrderPart, allowed: number) {
  const supplier = (yield* Suppliers).of(part)
  const orderKey = part.supplier.orderKey ?? ''
  const order = yield* supplier.status(orderKey)
  if (!order || order.status === 'released') return
  yield* order.status === 'confirmed' ? cancel(part, orderKey, allowed) : supplier.release(orderKey)
})
