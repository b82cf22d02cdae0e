import { Clock, Effect } from 'effect'
import { type Money, subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { CancelQuote } from '#contract/booking.ts'
import type { Terms } from '../../products/product.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { Suppliers } from '../order-ports.ts'
import { unavailable } from '../order-problem.ts'
import type { OrderState } from '../order-state.ts'
import { cancellingOf } from './cancelling.ts'
import { chargedFor } from './charged-for.ts'
import { isPackage } from './one-price.ts'
import { keptBy } from './saga.ts'
import { isTravelOver } from './travel-over.ts'

/** What cancelling a part keeps of what was charged for it: all of it where its supplier takes it back no more. */
interface PartQuote {
  readonly part: OrderPart
  readonly charged: Money
  readonly kept: Money
  readonly isFinal: boolean
}

/** Whether a part may still be given back, or never could be but by its supplier's leave. */
const isOpen = (terms: Terms, now: number): boolean => terms.cancel.length === 0 || keptBy(terms, now) !== undefined

/** As its supplier says now: it is not asked once the part's own terms are over. */
export const quotePart = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  const { quoteCancel, cancel } = (yield* Suppliers).of(part)
  const charged = chargedFor(state, part)
  const { orderKey } = part.supplier
  const final: PartQuote = { part, charged, kept: charged, isFinal: true }
  if (!quoteCancel || !cancel || orderKey === null || !isOpen(part.quote.terms, now)) return final
  return yield* quoteCancel(orderKey).pipe(
    Effect.map(({ kept }): PartQuote => ({
      part,
      charged,
      kept: kept.amount < charged.amount ? kept : charged,
      isFinal: false,
    })),
    Effect.catchTags({ NotTakenBack: () => Effect.succeed(final), AnswerLost: () => Effect.fail(unavailable()) }),
  )
})

const isStanding = (part: OrderPart): boolean => part.state === 'confirmed' && !cancellingOf(part)

/** What stands of a booking and is not over, as it can be cancelled: a package at once, all else part by part. */
export const choicesOf = ({ parts, booked }: OrderState, now: number): readonly (readonly OrderPart[])[] => {
  const standing = booked?.status === 'Confirmed' ? parts.filter(isStanding) : []
  if (standing.every((part) => isTravelOver(part, now))) return []
  return isPackage(parts) && standing.length > 0
    ? [standing]
    : standing.flatMap((part) => (isTravelOver(part, now) ? [] : [[part]]))
}

/** What is kept and what goes back of parts that are cancelled at once. */
export const sumOf = (
  quotes: readonly PartQuote[],
): Pick<CancelQuote['choices'][number], 'isFinal' | 'kept' | 'refund'> => {
  const sum = (of: (quote: PartQuote) => Money): Money => sumMoney(quotes.map(of), quotes[0]?.kept.currency ?? 'USD')
  const [kept, charged] = [sum((quote) => quote.kept), sum((quote) => quote.charged)]
  return { isFinal: quotes.every(({ isFinal }) => isFinal), kept, refund: subtractMoney(charged, kept) }
}

/** A package is sold with terms of its own, which say what is given back of all of it. */
const isUnsaid = (parts: readonly OrderPart[]): boolean =>
  parts.every((part) => part.quote.terms.cancel.length === 0 && productOf(part).isRefundUnsaid?.(part)) &&
  !isPackage(parts)

/** What its traveller may cancel of a booking now, and at what cost. */
export const quoteChoices = Effect.fnUntraced(function* (state: OrderState) {
  const now = yield* Clock.currentTimeMillis
  const choices = yield* Effect.forEach(choicesOf(state, now), (parts) =>
    Effect.forEach(parts, (part) => quotePart(state, part, now)).pipe(
      Effect.map((quotes) => ({
        partIds: parts.map(({ partId }) => partId),
        ...sumOf(quotes),
        ...(isUnsaid(parts) && { isUnsaid: true as const }),
      })),
    ),
  )
  return { choices } satisfies CancelQuote
})
