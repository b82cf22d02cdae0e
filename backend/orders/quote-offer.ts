import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { OrderSettings, OrderStore, Suppliers } from './order-ports.ts'
import { invalid, priceChanged } from './order-problem.ts'
import type { OrderPart, ProductKind } from '../products/products.ts'
import { type OrderState, sameMoney, totalOf } from './order-state.ts'

/** The offer as it would be sold now, nothing of it agreed to yet. */
export const checkOffer = Effect.fnUntraced(function* <Kind extends ProductKind>(kind: Kind, offerId: string) {
  const suppliers = yield* Suppliers
  const supplier = suppliers.of({ kind, quote: { offerId } })
  const { item, price, expiresAt, terms, apart } = yield* supplier.check(offerId)
  if (price.currency !== 'USD') return yield* invalid('payload.flightOffer.price', 'must be sold in US dollars')
  const quotedAt = yield* Clock.currentTimeMillis
  const quote = { offerId, price, quotedAt, expiresAt, agreed: false, terms }
  return { supplier: supplier.name, item, quote, ...(apart && { apart }) }
})

/**
 * The offer at the price that the traveller agreed to, where its supplier said that very price a moment ago: asking again could
 * raise it again, and one rise would be two questions.
 */
export const agreedOffer = Effect.fnUntraced(function* <Kind extends ProductKind>(
  kind: Kind,
  offerId: string,
  agreed: Money,
) {
  const supplier = (yield* Suppliers).of({ kind, quote: { offerId } })
  const last = yield* supplier.lastCheck?.(offerId) ?? Effect.succeed(null)
  if (!last || !sameMoney(last.found.price, agreed)) return undefined
  const { item, price, expiresAt, terms } = last.found
  const quote = { offerId, price, quotedAt: last.at, expiresAt, agreed: true, terms }
  return (yield* isFresh({ quote })) ? { supplier: supplier.name, item, quote } : undefined
})

/** Whether a price may stand without reading it again: read lately, and within the offer's own life. */
export const isFresh = Effect.fnUntraced(function* ({ quote }: Pick<OrderPart, 'quote'>) {
  const { quoteSeconds } = yield* OrderSettings
  const now = yield* Clock.currentTimeMillis
  return now - quote.quotedAt < quoteSeconds * 1000 && now < quote.expiresAt
})

/** The part as it is sold now, with what was added to it. */
const checkedAgain = Effect.fnUntraced(function* (part: OrderPart) {
  const { supplier: _name, quote, ...sold } = yield* checkOffer(part.kind, part.quote.offerId)
  return { ...part, ...sold, quote: { ...quote, agreed: part.quote.agreed } } as OrderPart
})

/**
 * Makes sure that `agreed`, what the traveller said yes to, is what is going to be charged. Every part is priced again that was
 * not a moment ago; where the total has moved, the new one is remembered, so that agreeing to it ends the matter.
 */
export const holdPrice = Effect.fnUntraced(function* (state: OrderState, agreed: Money) {
  const store = yield* OrderStore
  const known = totalOf(state)
  if (!sameMoney(known, agreed)) return yield* priceChanged(agreed, known)
  const stale = yield* Effect.filter(state.parts, (part) => Effect.map(isFresh(part), (fresh) => !fresh))
  if (stale.length === 0) return state
  const again = yield* Effect.forEach(stale, checkedAgain, { concurrency: 'unbounded' })
  const next: OrderState = {
    ...state,
    parts: state.parts.map((part) => again.find(({ partId }) => partId === part.partId) ?? part),
  }
  yield* store.save(next)
  const current = totalOf(next)
  return sameMoney(current, known) ? next : yield* priceChanged(agreed, current)
})

/**
 * Whether an order may still be placed at the amount that was agreed to, asked when the money has been set aside: while its
 * offers live it may, and after that only where their suppliers still sell them for the same. One rule for every way to pay.
 */
export const stillHolds = Effect.fnUntraced(function* ({ parts }: OrderState, amount: Money) {
  const now = yield* Clock.currentTimeMillis
  if (parts.length === 0) return false
  if (parts.every(({ quote }) => now < quote.expiresAt)) return true
  return yield* Effect.forEach(parts, (part) =>
    now < part.quote.expiresAt ? Effect.succeed(part) : checkedAgain(part),
  ).pipe(
    Effect.map((again) => sameMoney(totalOf({ parts: again }), amount)),
    Effect.catchTags({ OfferGone: () => Effect.succeed(false), InvalidRequest: () => Effect.succeed(false) }),
  )
})
