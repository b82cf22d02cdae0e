import { type Money, addMoney } from '#domain/money/money.ts'
import type { CancelTerms } from '#contract/products/hotels/room-rate.ts'
import type { BookedPackage, PairCancelling } from '#contract/products/packages/package-price.ts'
import { priceOf } from '../../orders/parts/one-price.ts'
import type { Terms } from '../product.ts'
import type { OrderPart } from '../products.ts'

/** What the airline keeps of a flight's price; all of it where it gives nothing back. */
export const keptByAirline = ({ terms, price }: { readonly terms: Terms; readonly price: Money }): Money =>
  terms.cancel[0]?.kept ?? price

/** Both parts are cancelled at once: each keeps its own. `whole` is kept of an other that is never taken back. */
export const pairCancelling = (kept: Money, { freeUntil, steps }: PairCancelling, whole: Money): PairCancelling => {
  const told = steps.length > 0 ? steps : [{ until: null, keeps: whole }]
  return {
    freeUntil: kept.amount === 0 ? freeUntil : null,
    steps: told.map(({ until, keeps }) => ({ until, keeps: addMoney(keeps, kept) })),
  }
}

/** The same of a flight and a stay. */
export const pairTerms = (kept: Money, cancel: CancelTerms, whole: Money): CancelTerms => {
  const { freeUntil, steps } = pairCancelling(kept, cancel, whole)
  return {
    refundability: freeUntil !== null ? 'refundable' : cancel.steps.length > 1 ? 'partially' : cancel.refundability,
    freeUntil,
    steps,
    fixedNights: cancel.fixedNights,
  }
}

/** The same of the parts of an order that were bought at one price, or of the one that its supplier has not called off. */
export const bookedTerms = (parts: readonly OrderPart[]): BookedPackage['cancel'] => {
  const flight = parts.find(({ kind }) => kind === 'flight')
  const other = parts.find((part) => part.kind !== 'flight')
  const kept = flight && keptByAirline(flight.quote)
  if (!other) return { freeUntil: null, steps: kept ? [{ until: null, keeps: kept }] : [], fixedNights: [] }
  return {
    ...pairCancelling(kept ?? { ...priceOf(other), amount: 0 }, other.item.cancel, priceOf(other)),
    fixedNights: other.kind === 'hotel' ? other.item.cancel.fixedNights : [],
  }
}
