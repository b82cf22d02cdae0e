import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { OfferDesk, OrderSettings, OrderStore } from './order-ports.ts'
import { invalid, priceChanged } from './order-problem.ts'
import { type OrderState, type Quote, sameMoney, totalOf } from './order-state.ts'

/** The offer as it would be sold now. */
export const freshQuote = Effect.fnUntraced(function* (offerId: string) {
  const desk = yield* OfferDesk
  const read = yield* desk.quote(offerId)
  if (read.offer.price.intTotal.currency !== 'USD')
    return yield* invalid('payload.flightOffer.price', 'must be sold in US dollars')
  return { ...read, quotedAt: yield* Clock.currentTimeMillis, agreed: false } satisfies Quote
})

/** Whether a price may stand without reading it again: read lately, and within the offer's own life. */
export const isFresh = Effect.fnUntraced(function* (quote: Quote) {
  const { quoteSeconds } = yield* OrderSettings
  const now = yield* Clock.currentTimeMillis
  return now - quote.quotedAt < quoteSeconds * 1000 && now < Date.parse(quote.offer.expiresAt)
})

/**
 * Makes sure that `agreed`, what the traveller said yes to, is what is going to be charged. The offer is priced again unless
 * that was done a moment ago; where the total has moved, the new one is remembered, so that agreeing to it ends the matter.
 */
export const holdPrice = Effect.fnUntraced(function* (state: OrderState, quote: Quote, agreed: Money) {
  const store = yield* OrderStore
  const known = totalOf(quote, state.bags)
  if (!sameMoney(known, agreed)) return yield* priceChanged(agreed, known)
  if (yield* isFresh(quote)) return state
  const again = yield* freshQuote(quote.offer.id)
  const current = totalOf(again, state.bags)
  const same = sameMoney(current, known)
  const next: OrderState = { ...state, quote: { ...again, agreed: quote.agreed } }
  yield* store.save(next)
  return same ? next : yield* priceChanged(agreed, current)
})

/**
 * Whether an order may still be placed at the amount that was agreed to, asked when the money has been set aside: while the
 * offer lives it may, and after that only where its supplier still sells it for the same. One rule for every way to pay.
 */
export const stillHolds = Effect.fnUntraced(function* ({ quote, bags }: OrderState, amount: Money) {
  const now = yield* Clock.currentTimeMillis
  if (!quote) return false
  if (now < Date.parse(quote.offer.expiresAt)) return true
  return yield* freshQuote(quote.offer.id).pipe(
    Effect.map((again) => sameMoney(totalOf(again, bags), amount)),
    Effect.catchTags({ OfferGone: () => Effect.succeed(false), InvalidRequest: () => Effect.succeed(false) }),
  )
})
