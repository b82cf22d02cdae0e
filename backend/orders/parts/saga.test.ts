import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PartState } from '#contract/order-part.ts'
import type { OrderPart } from '../../products/products.ts'
import { preparedPackage, termsOf } from './package-for-tests.ts'
import { type Policy, confirmedTotal, nextMove, packageFault, releaseCost } from './saga.ts'
import { tries } from '../../../scripts/tries.ts'

const [flight] = (await preparedPackage(['free'])).world.state?.parts ?? []
if (!flight) throw new Error('no flight')

const names = Object.keys(termsOf) as (keyof typeof termsOf)[]
const states: readonly PartState[] = [
  'quoted',
  'securing',
  'held',
  'confirming',
  'confirmed',
  'requested',
  'refused',
  'unknown',
  'releasing',
  'released',
  'stuck',
]

const part = (partId: string, state: PartState, name: keyof typeof termsOf, told: boolean): OrderPart => ({
  ...flight,
  partId,
  state,
  trouble: state === 'stuck' ? { since: 0, tries: 5, told, task: partId } : null,
  quote: { ...flight.quote, offerId: `offer-${partId}`, terms: termsOf[name] },
})

const arbitraryParts = fc
  .array(fc.tuple(fc.constantFrom(...states), fc.constantFrom(...names), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((list) => list.map(([state, name, told], index) => part(String(index + 1), state, name, told)))

const policies: fc.Arbitrary<Policy> = fc.record({
  penalties: fc.constantFrom('absorb', 'ask'),
  consent: fc.constantFrom(null, 'keep', 'release'),
})

const rank = ({ quote: { terms } }: OrderPart): number => terms.cancel[0]?.kept.amount ?? Infinity

const busy: ReadonlySet<PartState> = new Set(['securing', 'confirming', 'unknown', 'requested', 'releasing'])

it.each([
  ['cancelled', 1],
  ['refused', 1.5],
] as const)('what is left of a package costs by itself, but where the other was called off: %s', (state, times) => {
  const { item, quote } = flight
  const dearer = { ...quote.price, amount: quote.price.amount * 1.5 }
  const left = { ...part('1', 'confirmed', names[0] ?? 'free', false), apart: { item, price: dearer } } as OrderPart
  const other = part('2', state, names[0] ?? 'free', false)
  expect(confirmedTotal([left, other]).amount).toBe(quote.price.amount * times)
})

const check = (property: (parts: readonly OrderPart[], policy: Policy, move: ReturnType<typeof nextMove>) => void) =>
  fc.assert(
    fc.property(arbitraryParts, policies, (parts, policy) => {
      const secured = parts.map(({ partId }) => partId)
      property(parts, policy, nextMove(parts, secured, policy, 0))
    }),
    { numRuns: tries(5000) },
  )

it('deals with one part at a time: while one is unknown or under way nothing else is begun, given back, charged or voided', () =>
  check((parts, _policy, move) => {
    if (!parts.some(({ state }) => busy.has(state))) return
    expect(move).toMatchObject({ type: 'go-on' })
    expect(busy.has('part' in move ? move.part.state : 'quoted')).toBe(true)
  }))

it('takes the money only after the last part, and only where one is confirmed', () =>
  check((parts, { consent }, move) => {
    if (move.type !== 'capture') return
    expect(parts.filter(({ state }) => state === 'quoted' || state === 'held')).toEqual([])
    expect(parts.some(({ state }) => state === 'confirmed')).toBe(true)
    if (consent !== 'keep') expect(parts.every(({ state }) => state === 'confirmed')).toBe(true)
  }))

it('gives the money back only where nothing is secured any more, and somebody knows of what is stuck', () =>
  check((parts, _policy, move) => {
    if (move.type !== 'void') return
    expect(parts.filter(({ state }) => state === 'held' || state === 'confirmed')).toEqual([])
    expect(parts.filter(({ state, trouble }) => state === 'stuck' && !trouble?.told)).toEqual([])
  }))

it('gives parts back only where one is refused, the newest first, and at no cost that nobody agreed to', () =>
  check((parts, { penalties, consent }, move) => {
    if (move.type !== 'release') return
    expect(parts.some(({ state }) => state === 'refused' || state === 'released' || state === 'stuck')).toBe(true)
    const secured = parts.filter(({ state }) => state === 'held' || state === 'confirmed')
    expect(move.part).toBe(secured.at(-1))
    const cost = secured.reduce((sum, own) => sum + releaseCost(own, 0), 0)
    if (penalties === 'ask' && consent === null) expect(cost).toBe(0)
  }))

it('buys from the most to the least reversible, after all is held that can be', () =>
  check((parts, _policy, move) => {
    if (move.type !== 'confirm') return
    const open = parts.filter(({ state }) => state === 'quoted' || state === 'held')
    for (const other of open) expect(rank(move.part)).toBeLessThanOrEqual(rank(other))
    if (parts.length === 1) return
    expect(open.filter(({ state, quote }) => state === 'quoted' && quote.terms.hold === 'possible')).toEqual([])
  }))

it('sells no two parts as one that cannot be undone, unless that is insured or the traveller keeps what there is', () => {
  const parts = [part('1', 'quoted', 'final', false), part('2', 'quoted', 'final', false)]
  expect(packageFault(parts, { insured: false, consent: null })).toBe('two_final_parts')
  expect(packageFault(parts, { insured: true, consent: null })).toBeUndefined()
  expect(packageFault(parts, { insured: false, consent: 'keep' })).toBeUndefined()
  expect(packageFault([part('1', 'quoted', 'free', false), ...parts.slice(1)], { insured: false, consent: null })).toBe(
    undefined,
  )
})

const faultOf = (parts: readonly OrderPart[]) => packageFault(parts, { insured: false, consent: null })

it('sells a part that is confirmed by hand only beside what is cancelled for nothing until after that', () => {
  const first = part('1', 'quoted', 'free', false)
  const byHand: OrderPart = {
    ...first,
    quote: { ...first.quote, terms: { ...first.quote.terms, byHandUntil: 1000 } },
  }
  const until = (time: number): OrderPart => {
    const other = part('2', 'quoted', 'free', false)
    const cancel = [{ until: time, kept: { amount: 0, currency: 'USD' } }]
    return { ...other, quote: { ...other.quote, terms: { hold: 'never', cancel } } }
  }
  expect(faultOf([byHand, until(1001)])).toBeUndefined()
  expect(faultOf([byHand, until(1000)])).toBe('confirmed_by_hand')
  expect(faultOf([byHand, part('2', 'quoted', 'penalty', false)])).toBe('confirmed_by_hand')
  expect(faultOf([byHand])).toBeUndefined()
})
