import { type Money, addMoney } from '#domain/money/money.ts'
import type { CancelTerms } from '#contract/products/hotels/room-rate.ts'
import type { BookedPackage, PairCancelling } from '#contract/products/packages/package-price.ts'
import { priceOf } from '../../orders/parts/one-price.ts'
import type { Terms } from '../product.ts'
import type { OrderPart } from '../products.ts'

interface Priced {
  readonly terms: Terms
  readonly price: Money
}

type Step = PairCancelling['steps'][number]

/** What the airline keeps of a flight's price before an instant, its departure, after which it gives nothing back; or at any time. */
const keptByAirline = ({
  terms: { cancel },
  price,
}: Priced): { readonly until: string | null; readonly keeps: Money } => {
  const [step] = cancel
  if (!step || step.until === null || step.kept.amount >= price.amount)
    return { until: null, keeps: step?.kept ?? price }
  return { until: new Date(step.until).toISOString(), keeps: step.kept }
}

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && (other === null || Date.parse(one) <= Date.parse(other))

/** The steps of the other part with what the airline keeps: one more begins where the flight leaves. */
const withFlight = (steps: readonly Step[], flight: Priced): readonly Step[] => {
  const { until: departure, keeps: kept } = keptByAirline(flight)
  const before = steps.filter(({ until }) => departure === null || isBefore(until, departure))
  const after = steps.slice(before.length)
  const [next] = after
  return [
    ...before.map(({ until, keeps }) => ({ until, keeps: addMoney(keeps, kept) })),
    ...(next && !before.some(({ until }) => isBefore(departure, until))
      ? [{ until: departure, keeps: addMoney(next.keeps, kept) }]
      : []),
    ...after.map(({ until, keeps }) => ({ until, keeps: addMoney(keeps, flight.price) })),
  ]
}

/** Both parts are cancelled at once: each keeps its own. `whole` is kept of an other that is never taken back. */
export const pairCancelling = (
  flight: Priced | undefined,
  { freeUntil, steps }: PairCancelling,
  whole: Money,
): PairCancelling => {
  const told = steps.length > 0 ? steps : [{ until: null, keeps: whole }]
  if (!flight) return { freeUntil, steps: told }
  const { until, keeps } = keptByAirline(flight)
  const freeBefore = isBefore(until, freeUntil) ? until : freeUntil
  return { freeUntil: freeUntil !== null && keeps.amount === 0 ? freeBefore : null, steps: withFlight(told, flight) }
}

/** The same of a flight and a stay. */
export const pairTerms = (flight: Priced, cancel: CancelTerms, whole: Money): CancelTerms => {
  const { freeUntil, steps } = pairCancelling(flight, cancel, whole)
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
  if (!other) {
    const steps = flight ? withFlight([{ until: null, keeps: { ...flight.quote.price, amount: 0 } }], flight.quote) : []
    return { freeUntil: null, steps, fixedNights: [] }
  }
  return {
    ...pairCancelling(flight?.quote, other.item.cancel, priceOf(other)),
    fixedNights: other.kind === 'hotel' ? other.item.cancel.fixedNights : [],
  }
}
