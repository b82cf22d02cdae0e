import { type Money, sumMoney } from '#domain/money/money.ts'
import type { Terms } from '../../products/product.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { soldApart } from './one-price.ts'

/** What a traveller wants where a part is refused and giving the others back would cost money. */
export type Consent = 'keep' | 'release'

/** What the operator and the traveller have said about giving parts back. */
export interface Policy {
  /** `absorb`: the operator pays what a supplier keeps. `ask`: the traveller chooses. */
  readonly penalties: 'absorb' | 'ask'
  readonly consent: Consent | null
}

/** What is done next with the parts of an order whose money is set aside. */
export type Move =
  | { readonly type: 'hold' | 'confirm' | 'release'; readonly part: OrderPart }
  /** one part is being dealt with: nothing else is begun before its supplier has said what became of it */
  | { readonly type: 'go-on'; readonly part: OrderPart }
  /** the traveller chooses what happens to what was secured */
  | { readonly type: 'decide' }
  /** a part could not be given back yet, and nobody has been told */
  | { readonly type: 'wait' }
  | { readonly type: 'capture' | 'void' }

const underWay: ReadonlySet<OrderPart['state']> = new Set([
  'securing',
  'confirming',
  'unknown',
  'requested',
  'releasing',
])

/** The part that a supplier is being asked about; there is one at most. */
export const partUnderWay = (parts: readonly OrderPart[]): OrderPart | undefined =>
  parts.find(({ state }) => underWay.has(state))

/** What the supplier keeps of a confirmed part that is given back now; undefined where it takes none back. */
export const keptBy = ({ cancel }: Terms, now: number): Money | undefined =>
  cancel.find(({ until }) => until === null || now < until)?.kept

/** What giving a part back costs: nothing while it is only held, and all of it where it is final. */
export const releaseCost = (part: OrderPart, now: number): number =>
  part.state === 'confirmed' ? (keptBy(part.quote.terms, now)?.amount ?? productOf(part).total(part).amount) : 0

const isFinal = ({ quote }: OrderPart): boolean => quote.terms.cancel.length === 0

/** From the most to the least reversible: what is cancelled for nothing, then with a penalty, and what is final last. */
const bySecurity = (parts: readonly OrderPart[], now: number): readonly OrderPart[] => {
  const cost = (part: OrderPart): number =>
    isFinal(part) ? Infinity : (keptBy(part.quote.terms, now)?.amount ?? Infinity)
  return parts.toSorted((a, b) => (cost(a) === cost(b) ? 0 : cost(a) - cost(b)))
}

/** What can be held is held before anything is bought, where there is more than one part. */
const nextToSecure = (parts: readonly OrderPart[], now: number): Move | undefined => {
  const inOrder = bySecurity(parts, now)
  const holdable = inOrder.find(({ state, quote }) => state === 'quoted' && quote.terms.hold === 'possible')
  if (holdable && parts.length > 1) return { type: 'hold', part: holdable }
  const next = inOrder.find(({ state }) => state === 'quoted' || state === 'held')
  return next && { type: 'confirm', part: next }
}

const newestOf = (parts: readonly OrderPart[], secured: readonly string[]): OrderPart | undefined =>
  secured
    .toReversed()
    .map((id) => parts.find(({ partId }) => partId === id))
    .find((part) => part?.state === 'held' || part?.state === 'confirmed')

const nextToRelease = (
  parts: readonly OrderPart[],
  secured: readonly string[],
  { penalties, consent }: Policy,
  now: number,
): Move => {
  const costly = parts.some((part) => releaseCost(part, now) > 0)
  if (costly && penalties === 'ask' && consent === null) return { type: 'decide' }
  const newest = newestOf(parts, secured)
  if (newest) return { type: 'release', part: newest }
  return parts.some(({ state, trouble }) => state === 'stuck' && !trouble?.told) ? { type: 'wait' } : { type: 'void' }
}

/** What is kept of an order whose traveller keeps the rest: confirmed, or given up. */
const isKept = (parts: readonly OrderPart[], { consent }: Policy): boolean =>
  consent === 'keep' && parts.some(({ state }) => state === 'confirmed')

const mayGoOn = (parts: readonly OrderPart[], policy: Policy): boolean =>
  !parts.some(({ state }) => state === 'refused' || state === 'released' || state === 'stuck') || isKept(parts, policy)

/**
 * The next move of an order whose money is set aside. Parts are secured one by one, from the most to the least reversible; the money
 * is taken once, after the last. Where one is refused, what was secured is given back, newest first, and then the money: unless
 * that costs something, which is never done without being asked for. An unknown part is asked about, and nothing else is done.
 */
export const nextMove = (
  parts: readonly OrderPart[],
  secured: readonly string[],
  policy: Policy,
  now: number,
): Move => {
  const part = partUnderWay(parts)
  if (part) return { type: 'go-on', part }
  if (!mayGoOn(parts, policy)) return nextToRelease(parts, secured, policy, now)
  return nextToSecure(parts, now) ?? { type: 'capture' }
}

/** Parts as they are bought: what is left of a package costs what it costs by itself, unless a supplier calls the other off. */
export const keptParts = (parts: readonly OrderPart[]): readonly OrderPart[] =>
  parts.every(({ state }) => state === 'confirmed' || state === 'cancelled') ? parts : parts.map(soldApart)

/** What is charged: the parts that are confirmed, and no more. */
export const confirmedTotal = (parts: readonly OrderPart[]): Money =>
  sumMoney(
    keptParts(parts)
      .filter(({ state }) => state === 'confirmed')
      .map((part) => productOf(part).total(part)),
    parts[0]?.quote.price.currency ?? 'USD',
  )

/** What is taken of the money that was set aside: never more than that. */
export const chargeOf = (parts: readonly OrderPart[], setAside: Money): Money => {
  const confirmed = confirmedTotal(parts)
  return { ...setAside, amount: Math.min(confirmed.amount, setAside.amount) }
}

/** Why parts cannot be sold as one order that is booked whole or not at all; undefined where they can. */
export const packageFault = (
  parts: readonly OrderPart[],
  { insured, consent }: { readonly insured: boolean; readonly consent: Consent | null },
): 'two_final_parts' | 'confirmed_by_hand' | undefined => {
  if (parts.filter(isFinal).length > 1 && !insured && consent !== 'keep') return 'two_final_parts'
  const byHand = parts.filter(({ quote }) => quote.terms.byHandUntil !== undefined)
  const risky = byHand.some(({ partId, quote }) =>
    parts.some(
      (other) =>
        other.partId !== partId && keptBy(other.quote.terms, quote.terms.byHandUntil ?? Infinity)?.amount !== 0,
    ),
  )
  return risky ? 'confirmed_by_hand' : undefined
}

export const faultWords = {
  two_final_parts: 'cannot be booked whole or not at all: two of its parts cannot be undone',
  confirmed_by_hand: 'cannot be booked whole or not at all: a part is confirmed by hand after the others are final',
} as const
