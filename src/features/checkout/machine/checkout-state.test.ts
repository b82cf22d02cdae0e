import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookingCall, nextDue } from './booking-due.ts'
import { editDraft, flushSteps } from './booking-edit.ts'
import { rehydrate, requestPay } from './booking-pay.ts'
import { type CheckoutState, isNeeded, noBackendIds, stateOf, untouched } from './checkout-state.ts'
import { startBooking } from './booking-start.ts'
import { settleCall } from './booking-settle.ts'
import { retryDelay } from './booking-settle-step.ts'
import { type Mishap, bookingSimulator } from './booking-simulator-for-tests.ts'
import { emptyFlightDraft, exampleFlights, filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { type DraftPatch, applyPatch, groupsOf } from '../draft/draft-patch.ts'
import type { Draft } from '../draft/draft.ts'
import { draftTotal } from '../product/product.ts'
import { bookingView } from '../session/booking-view.ts'
import type { FlightDraft } from '#/verticals/flights/booking/flight-item.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { tries } from '../../../../scripts/tries.ts'

const [ana, leo] = filledDraft.passengers
const whole = {
  customer: { email: filledDraft.customer.email, phone: filledDraft.customer.phone },
  passengers: { '1': { ...ana }, '2': { ...leo } },
  billing: filledDraft.billing,
} satisfies DraftPatch

const names = (calls: readonly { readonly call: BookingCall }[]): string[] =>
  calls.map(({ call }) => (call.type === 'step' ? call.step : call.type))

describe('the state of a checkout', () => {
  it('sends each step after its debounce, in order', () => {
    const world = bookingSimulator()
    const start = world.now()
    world.edit(whole)
    world.edit({ extras: { onward: { '1': 1 } } })
    world.wait(60_000)
    expect(world.calls.map(({ call, at }) => [call.type === 'step' && call.step, at - start])).toEqual([
      ['session', 0],
      ['offer', 2000],
      ['baggage', 2000],
      ['customer', 5000],
      ['passengers', 7000],
      ['billing', 7000],
    ])
  })

  it('sends what is left at once on Pay, then the card, then charges once', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.pay('card')
    expect(names(world.calls)).toEqual(['session', 'offer', 'customer', 'passengers', 'billing', 'card', 'charge'])
    expect(world.checkout().payment).toMatchObject({ status: 'confirmed', referenceId: 'ABC234' })
    world.pay('card')
    world.wait(600_000)
    expect(world.charged).toHaveLength(1)
    expect(names(world.calls)).toHaveLength(7)
  })

  it('holds what can only be held without a bill or a card, and takes no payment for it', () => {
    const world = bookingSimulator({ ...exampleFlights, holdUntil: '2026-11-23' })
    world.edit({ customer: whole.customer, passengers: whole.passengers })
    world.pay('card')
    world.pay('hosted')
    expect(world.checkout().payment).toMatchObject({ status: 'idle', last: { outcome: 'notReady' } })
    world.pay('hold')
    expect(names(world.calls)).toEqual(['session', 'offer', 'customer', 'passengers', 'hold'])
    expect(world.checkout().payment).toMatchObject({ status: 'confirmed', referenceId: 'ABC234' })
    expect(world.charged).toEqual([])
  })

  it('holds nothing that is paid for at once', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.pay('hold')
    expect(names(world.calls)).not.toContain('hold')
  })

  it('waits with passengers until they have been quiet for seven seconds', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.wait(6999)
    world.edit({ passengers: { '1': { middleName: 'Eva' } } })
    world.wait(6999)
    expect(names(world.calls)).not.toContain('passengers')
    world.wait(1)
    expect(names(world.calls)).toContain('passengers')
  })

  it('does not charge a total that changed after Pay was pressed', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('down')
    world.pay('card')
    world.edit({ extras: { onward: { '1': 2 } } })
    world.flush()
    expect(world.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'notReady' } })
    expect(names(world.calls)).not.toContain('charge')
  })

  it('does not pay while something is missing', () => {
    const world = bookingSimulator()
    world.edit({ ...whole, customer: { email: 'ana@example.com' } })
    world.pay('card')
    expect(world.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'notReady' } })
    expect(names(world.calls)).not.toContain('charge')
  })

  it('asks after a lost answer and never charges again', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('none', 'none', 'none', 'none', 'none', 'none', 'lost', 'down')
    world.pay('card')
    expect(world.checkout().payment.status).toBe('unknown')
    world.pay('card')
    world.wait(60_000)
    expect(world.checkout().payment.status).toBe('confirmed')
    expect(names(world.calls).slice(6)).toEqual(['charge', 'status', 'status'])
  })

  it('takes bags back that were taken out of the draft while they were on their way', () => {
    const world = bookingSimulator()
    world.edit({ extras: { onward: { '1': 1 } } })
    world.wait(2000)
    const sent = { type: 'step', step: 'baggage', revision: world.checkout().steps.baggage?.revision ?? 0 } as const
    const underWay = { ...world.checkout(), backendIds: noBackendIds }
    const emptied = editDraft(flights, underWay, { extras: { onward: {} } }, world.now())
    expect(emptied.steps.baggage?.status).toBe('empty')
    const ids = { part: { additionalServicesId: 'bags' }, total: { amount: 1, currency: 'USD' } }
    const after = settleCall(flights, emptied, sent, { type: 'done', ids }, { now: world.now(), random: 0 })
    expect(after).toMatchObject({ steps: { baggage: { status: 'waiting' } }, priceChange: null })
  })

  it.each([0, 1, 2, 3, 4])('sends again what was changed while call %i was under way', (before) => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push(...Array.from({ length: before }, () => 'none' as const), 'typing')
    world.wait(60_000)
    const lastOf = (step: string) => world.calls.findLast(({ call }) => call.type === 'step' && call.step === step)
    expect(lastOf('passengers')?.checkout.draft.passengers[0]?.lastName).toBe('Ibáñez')
    expect(lastOf('customer')?.checkout.draft.customer.phone).toBe('+34600000000')
    expect(lastOf('billing')?.checkout.draft.billing.region).toBe('Valle')
  })

  it('lets the traveller pay again once a charge that never arrived has had time to', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('none', 'none', 'none', 'none', 'none', 'none', 'down')
    world.pay('card')
    world.wait(19_000)
    expect(world.checkout().payment.status).toBe('unknown')
    world.wait(60_000)
    expect(world.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'notCharged' } })
    world.pay('card')
    expect(world.charged).toHaveLength(1)
  })

  it('asks before it goes on at another price', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('none', 'priceChanged')
    world.wait(60_000)
    expect(world.checkout().priceChange).toMatchObject({ step: 'offer', current: { amount: 124_150 } })
    world.pay('card')
    expect(names(world.calls)).toEqual(['session', 'offer'])
    world.accept()
    expect(draftTotal(flights, world.checkout().draft).amount).toBe(124_150)
    world.pay('card')
    expect(world.checkout().payment.status).toBe('confirmed')
  })

  it('opens the session, and no more, while it asks about the price', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('none', 'priceChanged', 'sessionLost')
    world.wait(60_000)
    world.setLocale()
    world.wait(60_000)
    expect(names(world.calls)).toEqual(['session', 'offer', 'session', 'session'])
    expect(world.checkout().backendIds.sessionId).not.toBeNull()
  })

  it('goes on after a bank’s check', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('none', 'none', 'none', 'none', 'none', 'none', 'challenge')
    world.pay('card')
    expect(world.checkout().payment).toMatchObject({ status: 'challenge', url: 'https://bank' })
    world.payPage(0)
    world.askNow()
    expect(world.checkout().payment.status).toBe('confirmed')
  })

  it.each([
    ['the page of the provider', 'hosted', []],
    ['the check of a bank', 'card', ['challenge']],
    ['a charge that is still on its way', 'card', ['late']],
  ] as const)('starts over once %s is closed for good', (_what, method, [mishap]) => {
    const world = bookingSimulator()
    world.edit(whole)
    world.wait(60_000)
    if (mishap) world.mishaps.push('none', mishap)
    world.pay(method)
    expect(world.restart()).toBe(true)
    expect(world.checkout().draft.customer.email).toBe('')
    world.payPage(0)
    world.arrive()
    expect(world.charged).toEqual([])
  })

  it.each(['restart', 'begin', 'pay'] as const)('%s finds the booking where the open page was paid', (how) => {
    const world = bookingSimulator()
    world.edit(whole)
    world.pay('hosted')
    world.payPage(0)
    if (how === 'restart') expect(world.restart()).toBe(false)
    if (how === 'begin') expect(world.begin('offer-2')).toBe(false)
    if (how === 'pay') world.pay('card')
    expect(world.checkout().payment.status).toBe('confirmed')
    expect(world.charged).toHaveLength(1)
  })

  it.each([
    ['the page of the provider', 'hosted', []],
    ['the check of a bank', 'card', ['challenge']],
  ] as const)('closes %s once something is changed, and books what was typed last', (_what, method, [mishap]) => {
    const world = bookingSimulator()
    world.edit(whole)
    world.wait(60_000)
    if (mishap) world.mishaps.push('none', mishap)
    world.pay(method)
    const { payment } = world.checkout()
    world.edit({ passengers: { '1': { firstName: ana?.firstName ?? '' } } })
    expect(world.checkout().payment).toBe(payment)
    world.edit({ passengers: { '1': { firstName: 'Eva' } }, extras: { onward: { '1': 2 } } })
    world.wait(1000)
    expect(world.openPages()).toEqual([])
    expect(world.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'cancelled' } })
    world.pay('card')
    expect(world.checkout().payment.status).toBe('confirmed')
    const sent = world.calls.findLast(({ call }) => call.type === 'step' && call.step === 'passengers')
    expect(sent?.checkout.draft.passengers[0]?.firstName).toBe('Eva')
    expect(names(world.calls)).toContain('baggage')
  })

  it.each(['closed', 'missing'] as const)('sends a step again that was answered as %s, and can be paid', (mishap) => {
    const world = bookingSimulator()
    world.edit(whole)
    world.wait(60_000)
    world.edit({ billing: { city: 'Cali' } })
    world.mishaps.push(mishap)
    world.wait(60_000)
    expect(world.checkout().steps.billing?.status).toBe('saved')
    world.pay('card')
    expect(world.checkout().payment.status).toBe('confirmed')
  })

  it('begins nothing while nobody says whether the open page was paid', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.pay('hosted')
    world.mishaps.push('down', 'down')
    expect(world.restart()).toBe(false)
    expect(world.begin('offer-2')).toBe(false)
    expect(world.checkout().payment.status).toBe('leaving')
    world.wait(60_000)
    expect(world.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'cancelled' } })
  })

  it('does not let a charge arrive after it has said that nothing was charged', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.mishaps.push('none', 'none', 'none', 'none', 'none', 'none', 'late')
    world.pay('card')
    world.wait(60_000)
    expect(world.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'notCharged' } })
    world.arrive()
    expect(world.charged).toEqual([])
  })

  it.each([-1, 1])('does not charge a total that differs by %i from the one beside the button', (by) => {
    const world = bookingSimulator()
    world.edit(whole)
    const total = draftTotal(flights, world.checkout().draft)
    const agreed = { ...total, amount: total.amount + by }
    const asked = requestPay(flights, world.checkout(), { method: 'card', agreed }, world.now())
    expect(asked).toMatchObject({
      payment: { status: 'idle' },
      priceChange: { step: 'payment', previous: agreed, current: total },
    })
  })

  it('does not pay for a trip that another tab chose, even where it costs as much', () => {
    const world = bookingSimulator()
    world.edit(whole)
    const asked = { method: 'card', agreed: draftTotal(flights, world.checkout().draft) } as const
    const pay = (offerId?: string) => requestPay(flights, world.checkout(), { ...asked, offerId }, world.now())
    expect(pay('offer-2')).toBe(world.checkout())
    for (const own of ['offer-1', undefined]) expect(pay(own).payment.status).toBe('preparing')
  })

  it('keeps what was typed when another flight is chosen', () => {
    const again = startBooking(
      flights,
      { ...exampleFlights, offerId: 'offer-2' },
      filledDraft,
      Date.parse('2026-11-21'),
    )
    expect(again.draft.passengers).toEqual(filledDraft.passengers)
    expect(flights.steps.filter((step) => stateOf(again, step).status === 'waiting')).toEqual(
      flights.steps.filter(({ name }) => name !== 'baggage'),
    )
  })

  it('books another flight for travellers who were typed before their email was', () => {
    const world = bookingSimulator()
    world.edit({ passengers: whole.passengers })
    world.begin('offer-2')
    world.edit({ customer: whole.customer })
    world.edit({ billing: whole.billing })
    world.pay('card')
    expect(world.checkout().payment.status).toBe('confirmed')
  })

  it('goes on with steps that an earlier build left empty', () => {
    const kept = startBooking(flights, exampleFlights, filledDraft, 0)
    const left = { ...kept, steps: { ...kept.steps, passengers: untouched } }
    const { steps } = rehydrate(flights, left, 0)
    expect([steps.passengers?.status, steps.baggage?.status]).toEqual(['waiting', 'empty'])
  })

  it('says of travellers who were never entered that they are missing', () => {
    const { steps } = bookingView(flights, startBooking(flights, exampleFlights, undefined, 0), 0)
    expect([steps.passengers?.progress, steps.offer?.progress]).toEqual(['incomplete', 'queued'])
  })
})

type Replacing = { readonly do: 'restart' } | { readonly do: 'begin'; readonly offerId: string }

type Action =
  | { readonly do: 'edit'; readonly patch: DraftPatch }
  | { readonly do: 'wait'; readonly for: number }
  | { readonly do: 'mishap'; readonly mishap: Mishap }
  | { readonly do: 'flush' | 'accept' | 'ask' | 'setLocale' | 'arrive' }
  | Replacing
  | { readonly do: 'payPage'; readonly back: number }
  | { readonly do: 'pay'; readonly method: 'card' | 'hosted' }

const edits: readonly DraftPatch[] = [
  whole,
  { customer: { email: 'bad' } },
  { customer: { email: 'ana@example.com', phone: '123456789' } },
  { customer: { phone: '' } },
  { passengers: { '1': { firstName: '' } } },
  { passengers: { '1': { firstName: 'Eva' }, '2': { dateOfBirth: '1980-01-01' } } },
  { passengers: { '2': { dateOfBirth: '2026-02-01' } } },
  { billing: { city: '' } },
  { billing: { city: 'Cali' } },
  { extras: { onward: { '1': 2 } } },
  { extras: { onward: {} } },
  { extras: { return: { '1': 1 } } },
  { extras: { return: {} } },
]

const mishaps: readonly Mishap[] = [
  'none',
  'typing',
  'down',
  'lost',
  'late',
  'crash',
  'refused',
  'sessionLost',
  'priceChanged',
  'closed',
  'missing',
  'declined',
  'challenge',
]

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), patch: fc.constantFrom(...edits) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), for: fc.integer({ min: 0, max: 12_000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mishap' as const), mishap: fc.constantFrom(...mishaps) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('flush' as const, 'accept' as const, 'ask' as const, 'setLocale' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      method: fc.constantFrom('card' as const, 'hosted' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('restart' as const, 'arrive' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('begin' as const), offerId: fc.constantFrom('offer-1', 'offer-2') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payPage' as const), back: fc.constantFrom(0, 0, 1, 2) }) },
)

type World = ReturnType<typeof bookingSimulator>

const take = (world: World, taken: Action): void => {
  if (taken.do === 'edit') world.edit(taken.patch)
  if (taken.do === 'wait') world.wait(taken.for)
  if (taken.do === 'mishap') world.mishaps.push(taken.mishap)
  if (taken.do === 'flush') world.flush()
  if (taken.do === 'accept') world.accept()
  if (taken.do === 'ask') world.askNow()
  if (taken.do === 'payPage') world.payPage(taken.back)
  if (taken.do === 'arrive') world.arrive()
  if (taken.do === 'setLocale') world.setLocale()
  if (taken.do === 'pay') world.pay(taken.method)
}

/** When each step was last changed, and when all were last flushed, as the traveller's own actions say. */
const happenings = () => ({ changed: new Map<string, number>(), flushed: -1 })

/** The traveller wants one trip: once it is booked, no other is begun. Answers what they have typed for the one they go on with. */
const replaced = (world: World, taken: Replacing, typed: Draft): Draft => {
  if (world.checkout().payment.status === 'confirmed') return typed
  const before = world.checkout().draft.item.offerId
  const isReplaced = taken.do === 'restart' ? world.restart() : world.begin(taken.offerId)
  if (!isReplaced) return typed
  const empty = emptyFlightDraft(exampleFlights)
  if (taken.do === 'restart') return empty
  return taken.offerId === before ? typed : { ...typed, extras: empty.extras }
}

/** Where a page of somebody else can be paid on, the backend knows what the traveller typed, and the page charges what they are shown. */
const checkPage = (world: World): void => {
  const { draft, payment } = world.checkout()
  if (payment.status !== 'hosted' && payment.status !== 'challenge') return
  const last = (is: (call: BookingCall) => boolean) => world.calls.findLast(({ call }) => is(call))?.checkout
  for (const group of ['customer', 'passengers', 'billing'] as const)
    expect(last((call) => call.type === 'step' && call.step === group)?.draft[group]).toEqual(draft[group])
  const begun = last(({ type }) => type === 'direction' || type === 'card')
  expect(begun?.payment).toMatchObject({ agreed: draftTotal(flights, draft) })
}

/** While nothing is said to be open, nothing was taken, and no page that the traveller has seen can be paid on. */
const checkWords = (world: World): void => {
  if (world.checkout().payment.status !== 'idle') return
  expect(world.charged).toEqual([])
  expect(world.openPages()).toEqual([])
}

const picked = (patch: DraftPatch, groups: readonly (keyof DraftPatch)[]): DraftPatch =>
  Object.fromEntries(groups.map((group) => [group, patch[group]]))

const isThere = (form: object, found: object): boolean =>
  Object.entries(form).every(([field, text]) => (found as Record<string, unknown>)[field] === text)

/** What of `whole` is not there yet, as a traveller types it: nobody goes back to a form that is filled in. */
const leftOf = ({ customer, passengers, billing }: Draft): readonly DraftPatch[] => {
  const guests = Object.entries(whole.passengers).filter(
    ([id, form]) => !isThere(form, passengers.find((found) => found.id === id) ?? {}),
  )
  return [
    guests.length > 0 && { passengers: Object.fromEntries(guests) },
    !isThere(whole.customer, customer) && { customer: whole.customer },
    !isThere(whole.billing, billing) && { billing: whole.billing },
  ].filter((patch) => patch !== false)
}

const play = (actions: readonly Action[], first: DraftPatch = whole) => {
  const world = bookingSimulator()
  const seen = happenings()
  let typed: Draft = emptyFlightDraft(exampleFlights)
  let checked = 0
  seen.changed.set('offer', world.now())
  for (const taken of [{ do: 'edit', patch: first } satisfies Action, ...actions]) {
    const open = world.checkout().payment.status !== 'confirmed'
    if (taken.do === 'edit' && open) {
      typed = applyPatch(typed, taken.patch)
      for (const group of groupsOf(taken.patch)) seen.changed.set(group, world.now())
    }
    if (taken.do === 'flush' || taken.do === 'pay') seen.flushed = world.now()
    if (taken.do === 'restart' || taken.do === 'begin') typed = replaced(world, taken, typed)
    else take(world, taken)
    checkWords(world)
    checkPage(world)
    for (const sent of world.calls.slice(checked)) checkCall(sent, seen)
    checked = world.calls.length
  }
  return { world, typed }
}

const checkCall = (
  { call, at, checkout }: { call: BookingCall; at: number; checkout: CheckoutState },
  { changed, flushed }: ReturnType<typeof happenings>,
): void => {
  if (call.type === 'step') {
    const last = changed.get(call.step)
    if (last !== undefined && flushed < last)
      expect(at - last).toBeGreaterThanOrEqual(flights.steps.find(({ name }) => name === call.step)?.debounceMs ?? 0)
    const { draft } = checkout
    if (call.step === 'customer')
      expect(draft.customer).toMatchObject({ email: 'ana@example.com', phone: expect.stringMatching(/\d{3}/) })
    if (call.step === 'passengers') {
      expect(draft.passengers.every(({ firstName }) => firstName !== '')).toBe(true)
      expect(draft.passengers[1]?.dateOfBirth).toBe('2026-02-01')
    }
    if (call.step === 'billing') expect(draft.billing.city).not.toBe('')
    if (call.step === 'baggage') expect(Object.keys((draft as FlightDraft).extras.return)).toEqual([])
    const place = flights.steps.findIndex(({ name }) => name === call.step)
    const before = flights.steps.slice(0, place).filter((step) => isNeeded(checkout, step))
    expect(before.filter((step) => stateOf(checkout, step).status !== 'saved')).toEqual([])
  }
}

const underWay = (calls: readonly BookingCall['type'][]): readonly string[][] =>
  calls.flatMap((type, index) => (type === 'charge' ? [calls.slice(index + 1, index + 2)] : []))

describe('whatever a traveller does and a network spoils', () => {
  const actions = fc.array(action, { maxLength: 40, size: 'max' })

  it('calls come in order, none early, none that its rule forbids', () => {
    fc.assert(
      fc.property(actions, (taken) => void play(taken)),
      { numRuns: tries(1000) },
    )
  })

  it('keeps everything that was typed', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const { world, typed } = play(taken)
        fc.pre(groupsOf(world.typedDuringCalls()).length === 0)
        const { kind: _kind, item: _item, ...kept } = world.checkout().draft
        expect(kept).toEqual({
          extras: typed.extras,
          customer: typed.customer,
          passengers: typed.passengers,
          billing: typed.billing,
        })
      }),
      { numRuns: tries(1000) },
    )
  })

  it('charges once for each press of Pay at most, and asks before anything else happens', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const { world } = play(taken)
        const charges = world.calls.filter(({ call }) => call.type === 'charge')
        const presses = charges.map(({ booking, checkout }) => `${booking} ${checkout.payments}`)
        expect(new Set(presses).size).toBe(presses.length)
        for (const { checkout } of charges) {
          const { payment } = checkout
          expect(payment).toMatchObject({ status: 'preparing', agreed: draftTotal(flights, checkout.draft) })
        }
        expect(
          underWay(world.calls.map(({ call }) => call.type))
            .flat()
            .every((next) => next !== 'charge'),
        ).toBe(true)
      }),
      { numRuns: tries(1000) },
    )
  })

  it('takes money once at most, whichever answers were lost', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const { world } = play(taken)
        for (const back of [0, 1, 2, 3]) world.payPage(back)
        world.arrive()
        expect(world.charged.length).toBeLessThanOrEqual(1)
        if (world.charged.length === 1 && world.checkout().payment.status !== 'confirmed') {
          world.mishaps.length = 0
          world.wait(900_000)
          expect(world.checkout().payment.status).toBe('confirmed')
        }
      }),
      { numRuns: tries(1000) },
    )
  })

  it('always gets to a booking once the network is well and the traveller goes on', () => {
    const first = fc.subarray(['customer', 'passengers', 'billing'] as const).map((groups) => picked(whole, groups))
    fc.assert(
      fc.property(actions, first, (taken, begun) => {
        const { world } = play(taken, begun)
        world.mishaps.length = 0
        for (const patch of leftOf(world.checkout().draft)) world.edit(patch)
        world.edit({ extras: { onward: {}, return: {} } })
        world.accept()
        world.payPage(0)
        world.wait(900_000)
        world.accept()
        world.pay('card')
        world.wait(900_000)
        expect(world.checkout().payment.status).toBe('confirmed')
        expect(world.charged).toHaveLength(1)
      }),
      { numRuns: tries(1000) },
    )
  })

  it('ends with the backend knowing what the traveller typed last', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const { world } = play(taken)
        fc.pre(world.checkout().payment.status !== 'confirmed')
        world.mishaps.length = 0
        world.accept()
        world.wait(900_000)
        world.accept()
        world.edit({ customer: { email: 'ana@example.com' }, billing: { city: 'Cali' } })
        world.flush()
        world.wait(900_000)
        const { draft, steps } = world.checkout()
        for (const group of ['customer', 'passengers', 'billing'] as const) {
          if (steps[group]?.status !== 'saved') continue
          const last = world.calls.findLast(({ call }) => call.type === 'step' && call.step === group)
          expect(last?.checkout.draft[group]).toEqual(draft[group])
        }
      }),
      { numRuns: tries(1000) },
    )
  })

  it('wakes exactly when there is something to do', () => {
    fc.assert(
      fc.property(actions, (taken) => {
        const { world } = play(taken)
        const due = nextDue(flights, world.checkout(), world.now())
        if (!due) return
        const before = world.calls.length
        world.wait(Math.max(0, due.at - world.now() - 1))
        expect(world.calls.length).toBe(due.at > world.now() ? before : world.calls.length)
        world.wait(1)
        expect(world.calls.length).toBeGreaterThan(before)
      }),
    )
  })
})

describe('small parts', () => {
  it('a flush leaves alone what is saved', () => {
    const world = bookingSimulator()
    world.edit(whole)
    world.wait(60_000)
    expect(flushSteps(flights, world.checkout(), world.now())).toEqual(world.checkout())
  })

  it('a charge that was not answered is never taken for one that may be sent again', () => {
    const { draft } = bookingSimulator().checkout()
    const charging = {
      ...bookingSimulator().checkout(),
      payment: { status: 'charging', transactionId: 't1', agreed: draft.item.total },
    } as const
    const problem = { _tag: 'BackendDown', code: 'backend_down', message: '', requestId: undefined } as const
    const after = settleCall(
      flights,
      charging,
      { type: 'charge', transactionId: 't1' },
      { type: 'retry', problem },
      { now: 0, random: 0 },
    )
    expect(after.payment).toMatchObject({ status: 'unknown', transactionId: 't1' })
  })

  it('backs off in growing, jittered, bounded steps', () => {
    expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, 1))).toEqual([500, 1000, 2000, 30_000])
    expect(retryDelay(3, 0)).toBe(2000)
  })
})
