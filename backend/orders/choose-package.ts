import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { OrderPart } from '../products/products.ts'
import { OrderSettings, OrderStore } from './order-ports.ts'
import { invalid, offerGone, priceChanged } from './order-problem.ts'
import { type OrderState, sameMoney } from './order-state.ts'
import { isPackage, onePrice, priceOf, soldApart } from './parts/one-price.ts'
import { faultWords, packageFault } from './parts/saga.ts'
import { checkOffer } from './quote-offer.ts'

const agreedTo = (parts: readonly OrderPart[], agreed: boolean): readonly OrderPart[] =>
  parts.map((part) => ({ ...part, quote: { ...part.quote, agreed } }) as OrderPart)

const isCheaper = (parts: readonly OrderPart[]): boolean => {
  const { total, apart } = onePrice(parts)
  return total.amount < apart.amount
}

/**
 * Takes parts in that are sold at one price, in place of all that was ordered before. A price the traveller has not seen is remembered
 * and answered as `PriceChanged`, for the whole.
 */
export const choosePackage = Effect.fn('choosePackage')(function* (
  state: OrderState,
  parts: readonly OrderPart[],
  said: Money | undefined,
) {
  const { insured } = yield* OrderSettings
  if (!isCheaper(parts)) return yield* offerGone('These are not sold for less together than apart.')
  const fault = packageFault(parts, { insured, consent: state.consent ?? null })
  if (fault) return yield* invalid('payload.packageOffer', faultWords[fault])
  const { total } = onePrice(parts)
  const agreed = said === undefined || sameMoney(said, total)
  const next: OrderState = { ...state, parts: agreedTo(parts, agreed) }
  yield* (yield* OrderStore).save(next)
  return said !== undefined && !agreed ? yield* priceChanged(said, total) : next
})

/** The part as it is sold without the others, at its own price of now. */
const aloneNow = Effect.fnUntraced(function* (part: OrderPart) {
  if (!part.apart) return part
  const { supplier: _name, ...sold } = yield* checkOffer(part.kind, part.apart.offerId)
  return { ...soldApart(part), ...sold } as OrderPart
})

const sumOf = (parts: readonly OrderPart[], currency: string): Money => ({
  amount: parts.reduce((sum, part) => sum + priceOf(part).amount, 0),
  currency,
})

/** Leaves some parts in the order. Of a package they lose its price, which the traveller has to say yes to first. */
export const keepOnly = Effect.fn('keepOnly')(function* (
  state: OrderState,
  kept: readonly OrderPart[],
  said: Money | undefined,
) {
  const store = yield* OrderStore
  if (!isPackage(state.parts) || kept.length === state.parts.length) {
    const next = { ...state, parts: kept }
    yield* store.save(next)
    return next
  }
  const alone = yield* Effect.forEach(kept, aloneNow)
  const before = onePrice(state.parts).total
  const current = sumOf(alone, before.currency)
  if (said === undefined || !sameMoney(said, current)) return yield* priceChanged(said ?? before, current)
  const next: OrderState = { ...state, parts: agreedTo(alone, true) }
  yield* store.save(next)
  return next
})
