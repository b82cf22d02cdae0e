import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { type OrderPart, type ProductKind, productOf } from '../products/products.ts'
import { OrderStore } from './order-ports.ts'
import { invalid, priceChanged } from './order-problem.ts'
import { type OrderState, sameMoney } from './order-state.ts'
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
  return price === undefined || sameMoney(price.intTotal, part.quote.price) ? part : undefined
})

const asked = Effect.fnUntraced(function* ({ partId, kind, offer: { id, price } }: Choice) {
  const said = price && (yield* agreedOffer(kind, id, price.intTotal))
  const { supplier, item, quote } = said ?? (yield* checkOffer(kind, id))
  return {
    partId,
    kind,
    item,
    extras: productOf({ kind }).noExtras,
    quote,
    state: 'quoted',
    supplier: { name: supplier, orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  } as OrderPart
})

/** What was added belongs to the offer it was chosen for. */
const withExtras = Effect.fnUntraced(function* (part: OrderPart, before: OrderPart | undefined, choice: Choice) {
  const kept = before?.quote.offerId === part.quote.offerId ? before.extras : part.extras
  if (choice.extras === undefined) return { ...part, extras: kept } as OrderPart
  const extras = productOf(part).extrasFrom?.(part, choice.extras)
  if (extras === undefined) return yield* invalid('payload.extras', 'cannot be added to this offer')
  return { ...part, extras } as OrderPart
})

const withChosen = (parts: readonly OrderPart[], part: OrderPart): readonly OrderPart[] =>
  parts.some(({ partId }) => partId === part.partId)
    ? parts.map((own) => (own.partId === part.partId ? part : own))
    : [...parts, part]

/** Takes the chosen offer in as a part. A price the traveller has not seen is remembered and answered as `PriceChanged`. */
export const choosePart = Effect.fn('choosePart')(function* (state: OrderState, choice: Choice) {
  const { price } = choice.offer
  const before = state.parts.find(({ partId }) => partId === choice.partId)
  if (before && before.kind !== choice.kind) return yield* invalid('payload.partId', 'is a part of another kind')
  const part = yield* withExtras((yield* standing(before, choice)) ?? (yield* asked(choice)), before, choice)
  const current = part.quote.price
  const agreed = price === undefined || sameMoney(price.intTotal, current)
  const chosen = { ...part, quote: { ...part.quote, agreed } } as OrderPart
  const next: OrderState = { ...state, parts: withChosen(state.parts, chosen) }
  yield* (yield* OrderStore).save(next)
  if (price !== undefined && !agreed) return yield* priceChanged(price.intTotal, current)
  return next
})
