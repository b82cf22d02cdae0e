import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { type OrderPart, type ProductKind, productOf } from '../products/products.ts'
import { OrderStore } from './order-ports.ts'
import { invalid, offerGone, priceChanged } from './order-problem.ts'
import { type OrderState, sameMoney } from './order-state.ts'
import { isPackage, priceOf } from './parts/one-price.ts'
import { agreedOffer, checkOffer, isFresh } from './quote-offer.ts'

/** A part as its caller names it. Only the offer's id is believed; `price` is what the traveller agreed to. */
export interface Choice {
  readonly partId: string
  readonly kind: ProductKind
  readonly offer: { readonly id: string; readonly price?: { readonly intTotal: Money } }
  readonly extras?: unknown
}

/** The part this order already has, where its price is recent and the one the traveller is looking at. */
const standing = Effect.fnUntraced(function* (part: OrderPart | undefined, { offer: { id, price } }: Choice) {
  if (part?.quote.offerId !== id || !(yield* isFresh(part))) return undefined
  return price === undefined || sameMoney(price.intTotal, priceOf(part)) ? part : undefined
})

const asked = Effect.fnUntraced(function* ({ partId, kind, offer: { id, price } }: Choice) {
  const said = price && (yield* agreedOffer(kind, id, price.intTotal))
  const { supplier, ...sold } = said ?? (yield* checkOffer(kind, id))
  return {
    partId,
    kind,
    ...sold,
    extras: productOf({ kind }).noExtras,
    state: 'quoted',
    supplier: { name: supplier, orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  } as OrderPart
})

const keepsExtras = (part: OrderPart, before: OrderPart): boolean =>
  before.quote.offerId === part.quote.offerId || (productOf(part).keepsExtras?.(part, before) ?? false)

/** What was added belongs to the offer it was chosen for. */
const withExtras = Effect.fnUntraced(function* (part: OrderPart, before: OrderPart | undefined, choice: Choice) {
  const kept = before && keepsExtras(part, before) ? before.extras : part.extras
  if (choice.extras === undefined) return { ...part, extras: kept } as OrderPart
  const extras = productOf(part).extrasFrom?.(part, choice.extras)
  if (extras === undefined) return yield* invalid('payload.extras', 'cannot be added to this offer')
  return { ...part, extras } as OrderPart
})

const withChosen = (parts: readonly OrderPart[], part: OrderPart): readonly OrderPart[] =>
  parts.some(({ partId }) => partId === part.partId)
    ? parts.map((own) => (own.partId === part.partId ? part : own))
    : [...parts, part]

/** The chosen offer as a part: the one that the order has already, or as it is sold now. */
export const quotedPart = Effect.fnUntraced(function* ({ parts }: Pick<OrderState, 'parts'>, choice: Choice) {
  const before = parts.find(({ partId }) => partId === choice.partId)
  if (before && before.kind !== choice.kind) return yield* invalid('payload.partId', 'is a part of another kind')
  return yield* withExtras((yield* standing(before, choice)) ?? (yield* asked(choice)), before, choice)
})

/** Takes the chosen offer in as a part. A price the traveller has not seen is remembered and answered as `PriceChanged`. */
export const choosePart = Effect.fn('choosePart')(function* (state: OrderState, choice: Choice) {
  const { price } = choice.offer
  if (isPackage(state.parts))
    return yield* invalid('payload.offer', 'cannot be chosen beside a package: its part is taken out first')
  const part = yield* quotedPart(state, choice)
  if (part.apart) return yield* offerGone('This is sold with a flight alone.')
  const current = priceOf(part)
  const agreed = price === undefined || sameMoney(price.intTotal, current)
  const chosen = { ...part, quote: { ...part.quote, agreed } } as OrderPart
  const next: OrderState = { ...state, parts: withChosen(state.parts, chosen) }
  yield* (yield* OrderStore).save(next)
  if (price !== undefined && !agreed) return yield* priceChanged(price.intTotal, current)
  return next
})
