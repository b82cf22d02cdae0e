import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seal, unseal } from '#/server/visitor/secrets.server.ts'
import { exampleFlights, filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import type { DraftPatch } from '../draft/draft-patch.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { draftTotal } from '../product/product.ts'
import keptBefore from './booking-kept-before-products.json'
import { charges, paidBooking, problem, recorded, resetBackend, script, whileAsked } from './recording-backend.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const [ana, leo] = filledDraft.passengers
if (!ana || !leo) throw new Error('the example has two travellers')

const formOf = ({ id: _id, type: _type, ...form }: typeof ana) => form
const whole: DraftPatch = {
  customer: filledDraft.customer,
  passengers: { '1': formOf(ana), '2': formOf(leo) },
  billing: filledDraft.billing,
}
const envelope = 'eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVydGV4dA.dGFn'

const context = {
  key: 'booking-key',
  agentId: 'agent-0123456789abcdef',
  language: 'es',
  returnUrl: 'https://trayecto.example/booking/authenticate/authorize',
  infoData: { source: 'newsletter' },
} as const

const paths = (): string[] => recorded.map(({ path }) => path.replace('/user/session/', ''))
const at = (milliseconds: number): void => void vi.setSystemTime(start + milliseconds)

let booked = 0
const begin = async () => {
  const session = env.BOOKING_SESSION.getByName(`visitor-${(booked += 1)}`)
  await session.begin({
    kind: 'flight',
    item: exampleFlights,
    agreed: exampleFlights.total,
    context: { ...context, key: `booking-${booked}` },
  })
  return session
}

/** What its object has written down; a stub is its own request's alone. */
const keptOf = async (session: Awaited<ReturnType<typeof begin>>) => {
  const sealed = await runInDurableObject(session, (_, { storage }) => storage.kv.get<Uint8Array>('booking'))
  return JSON.parse((sealed && unseal(sealed)) ?? '{}')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  resetBackend()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the checkout in its object', () => {
  it('calls in order, each after its debounce, none early', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const sent: [number, string[]][] = []
    for (const time of [0, 1999, 2000, 4999, 5000, 6999, 7000]) {
      at(time)
      const before = recorded.length
      await runDurableObjectAlarm(session)
      sent.push([time, paths().slice(before)])
    }
    expect(sent).toEqual([
      [0, ['start']],
      [1999, []],
      [2000, ['set/flight-order']],
      [4999, []],
      [5000, ['customer']],
      [6999, []],
      [7000, ['create-passenger', 'create-billing-info']],
    ])
    expect(await runDurableObjectAlarm(session)).toBe(true)
    expect(recorded).toHaveLength(5)
  })

  it('never sends what a rule forbids', async () => {
    const session = await begin()
    await session.save({ ...whole, customer: { ...filledDraft.customer, phone: '' } }, 1)
    at(60_000)
    await session.flush({})
    await runDurableObjectAlarm(session)
    expect(paths()).toEqual(['start', 'set/flight-order'])
    const view = await session.read()
    expect(view?.steps.customer?.progress).toBe('incomplete')
  })

  it('goes on where it was after the object was put out of memory', async () => {
    const session = await begin()
    await session.save(whole, 1)
    await evictDurableObject(session)
    const view = await session.read()
    expect(view?.draft.passengers[0]?.firstName).toBe('Ana María')
    at(7000)
    await runDurableObjectAlarm(session)
    expect(paths()).toHaveLength(5)
  })

  it('goes on with what an earlier build has kept', async () => {
    const session = await begin()
    await runInDurableObject(session, (_, { storage }) =>
      storage.kv.put('booking', seal(JSON.stringify({ ...keptBefore, touchedAt: start }))),
    )
    await evictDurableObject(session)
    const view = await session.read()
    expect(view).toMatchObject({
      draft: { kind: 'flight', extras: { onward: { '1': 1 } } },
      total: { amount: 128_050 },
    })
    expect(view?.steps.baggage?.progress).toBe('saved')
  })

  it('lets its visitor begin anew where a later build kept it, which finds it again, and forgets it in time', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const session = await begin()
    const later = { ...(await keptOf(session)), touchedAt: start }
    later.checkout.draft.kind = 'spaceflight'
    await runInDurableObject(session, (_, { storage }) => storage.kv.put('booking', seal(JSON.stringify(later))))
    await evictDurableObject(session)
    expect(await session.read()).toBeUndefined()
    expect(said.mock.lastCall?.[0]).toContain('draft_of_another_build')
    await runDurableObjectAlarm(session)
    expect((await keptOf(session)).checkout.draft.kind).toBe('spaceflight')
    at(7 * 86_400_000)
    expect(await runDurableObjectAlarm(session)).toBe(true)
    expect(await runInDurableObject(session, (_, { storage }) => [...storage.kv.list()])).toEqual([])
    await session.begin({ kind: 'flight', item: exampleFlights, agreed: exampleFlights.total, context })
    expect((await session.read())?.draft.kind).toBe('flight')
  })

  it('looks again a minute later where its alarm broke, however often, and forgets in time all the same', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const session = await begin()
    await session.save(whole, 1)
    await runInDurableObject(session, (_, { storage }) => {
      vi.spyOn(storage.kv, 'put').mockImplementation(() => {
        throw new Error('the storage is away')
      })
    })
    for (const minute of [1, 2, 3, 4, 5, 6, 7, 8]) {
      at(minute * 60_000)
      expect(await runDurableObjectAlarm(session)).toBe(true)
    }
    expect(said.mock.lastCall?.[0]).toContain('alarm_again')
    at(8 * 86_400_000)
    await runDurableObjectAlarm(session)
    expect(await runInDurableObject(session, (_, { storage }) => [...storage.kv.list()])).toEqual([])
  })

  it('is forgotten in time where its secret was dropped, and not at once, which may be a mistake', async () => {
    const session = await begin()
    const { AGENT_SECRET } = env
    await evictDurableObject(session)
    env.AGENT_SECRET = 'another-secret-of-thirty-two-letters'
    try {
      await runDurableObjectAlarm(session)
      const kept = () => runInDurableObject(session, (_, { storage }) => [...storage.kv.list()].map(([key]) => key))
      expect(await kept()).toEqual(['booking', 'unopened'])
      at(7 * 86_400_000)
      await runDurableObjectAlarm(session)
      expect(await kept()).toEqual([])
    } finally {
      Object.assign(env, { AGENT_SECRET })
    }
  })

  it('retries a step that the backend did not take, under the same key', async () => {
    const session = await begin()
    await session.save(whole, 1)
    script('/user/session/customer', problem(503, { _tag: 'Unavailable', code: 'storage_unavailable' }), 'lost')
    at(8000)
    await runDurableObjectAlarm(session)
    expect((await session.read())?.steps.customer).toMatchObject({ progress: 'retrying' })
    at(10_000)
    await runDurableObjectAlarm(session)
    at(20_000)
    await runDurableObjectAlarm(session)
    const keys = recorded.filter(({ path }) => path.endsWith('/customer')).map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect((await session.read())?.steps.billing?.progress).toBe('saved')
  })

  it('tells a tab that another one has written, and loses neither’s words', async () => {
    const session = await begin()
    const version = (await session.read())?.version ?? 0
    const first = await session.save({ customer: { email: 'a@example.com' } }, version)
    const second = await session.save({ customer: { phone: '+34600000000' } }, version)
    expect(first?.changedElsewhere).toBe(false)
    expect(second?.changedElsewhere).toBe(true)
    expect(second?.view.draft.customer).toMatchObject({ email: 'a@example.com', phone: '+34600000000' })
  })
})

describe('beginning', () => {
  it('asks first where the price is not the one that was shown: a card may be sealed, and goes nowhere', async () => {
    const session = env.BOOKING_SESSION.getByName('moved')
    const agreed = { amount: 120_000, currency: 'USD' }
    const view = await session.begin({ kind: 'flight', item: exampleFlights, agreed, context })
    expect(view).toMatchObject({ total: agreed, priceChange: { previous: agreed, current: exampleFlights.total } })
    expect(await session.sessionId()).toEqual(expect.any(String))
    expect((await session.pay({ method: 'card', agreed }, envelope))?.payment).toEqual({ status: 'idle', last: null })
    at(60_000)
    await runDurableObjectAlarm(session)
    expect(paths()).toEqual(['start'])
    expect((await session.acceptPrice())?.total).toEqual(exampleFlights.total)
  })

  it('takes what was typed along to another flight, and forgets it only when asked to', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const other = { ...exampleFlights, offerId: 'offer-2' }
    const view = await session.begin({
      kind: 'flight',
      item: other,
      agreed: other.total,
      context: { ...context, key: 'other' },
    })
    expect(view?.draft.item.offerId).toBe('offer-2')
    expect(view?.draft.passengers[0]?.firstName).toBe('Ana María')
    const restarted = await session.restart()
    expect(restarted?.draft).toMatchObject({ item: { offerId: 'offer-2' }, customer: { email: '' } })
    expect([view?.version, restarted?.version]).toEqual([start + 2, start + 3])
  })
})

const paidOf = (transactionId: string) => {
  const nothing = { reason: null, failure: null, challengeUrl: null }
  return { status: 'paid', transactionId, ...nothing, booking: paidBooking }
}

describe('leaving an open payment', () => {
  const agreed = draftTotal(flights, filledDraft)
  const other = { ...exampleFlights, offerId: 'offer-2' }
  const beginOther = { kind: 'flight', item: other, agreed: other.total, context: { ...context, key: 'other' } }
  const cancel = '/user/session/cancel-payment'

  const atThePage = async () => {
    const session = await begin()
    await session.save(whole, 1)
    await session.pay({ method: 'hosted', agreed }, undefined)
    return session
  }

  it('has the provider’s page closed before anything is forgotten', async () => {
    const session = await atThePage()
    const view = await session.restart()
    expect(recorded.at(-1)).toMatchObject({
      path: cancel,
      session: 'ses_1',
      body: { transaction: { transactionId: 'cart_1' } },
    })
    expect(view).toMatchObject({ draft: { customer: { email: '' } }, payment: { status: 'idle', last: null } })
  })

  it('has the provider’s page closed before another trip is begun', async () => {
    const session = await atThePage()
    const view = await session.begin(beginOther)
    expect(paths()).toContain('cancel-payment')
    expect(view).toMatchObject({ draft: { item: { offerId: 'offer-2' } }, payment: { status: 'idle' } })
  })

  it('has it closed before a card pays instead', async () => {
    const session = await atThePage()
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view?.payment.status).toBe('confirmed')
    expect(paths().slice(-3)).toEqual(['cancel-payment', 'create-payment-info', 'card/success'])
  })

  it.each(['restart', 'begin'] as const)('begins nothing on %s while nobody says how it stands', async (how) => {
    const session = await atThePage()
    script(cancel, problem(503, { _tag: 'Unavailable', code: 'storage_unavailable' }))
    const view = await (how === 'restart' ? session.restart() : session.begin(beginOther))
    expect(view).toMatchObject({ draft: { item: { offerId: 'offer-1' } }, payment: { status: 'leaving', next: null } })
  })

  it.each(['restart', 'begin', 'pay'] as const)('leads %s to what was paid meanwhile', async (how) => {
    const session = await atThePage()
    script(cancel, { status: 200, body: paidOf('cart_1') })
    const view =
      how === 'pay'
        ? await session.pay({ method: 'card', agreed }, envelope)
        : await (how === 'restart' ? session.restart() : session.begin(beginOther))
    expect(view).toMatchObject({
      draft: { item: { offerId: 'offer-1' } },
      payment: { status: 'confirmed', referenceId: 'ABC234' },
    })
    expect(charges()).toEqual([])
  })

  it('waits for a charge that is on its way, in another tab, and leads to what it paid', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const [paid, left] = await Promise.all([
      session.pay({ method: 'card', agreed }, envelope),
      session.begin(beginOther),
    ])
    expect(charges().length).toBe(paid?.payment.status === 'confirmed' ? 1 : 0)
    expect(left?.draft.item.offerId).toBe(charges().length === 1 ? 'offer-1' : 'offer-2')
  })

  it('goes on asking after the object was put out of memory, and pays nothing by itself', async () => {
    const session = await atThePage()
    script(cancel, problem(503, { _tag: 'Unavailable', code: 'storage_unavailable' }))
    await session.restart()
    await evictDurableObject(session)
    at(60_000)
    await runDurableObjectAlarm(session)
    expect((await session.read())?.payment).toEqual({ status: 'idle', last: { outcome: 'cancelled' } })
  })

  it('begins another trip only after the booking was shown, however often an answer was lost', async () => {
    const session = await atThePage()
    script(cancel, { status: 200, body: paidOf('cart_1') })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await session.begin(beginOther)).toMatchObject({ payment: { status: 'confirmed' } })
    expect(await session.confirmation()).toBe('bok_1')
    expect(await session.begin(beginOther)).toMatchObject({ draft: { item: { offerId: 'offer-2' } } })
    expect(await session.confirmation()).toBeUndefined()
  })

  it('leads an undecided charge to its booking', async () => {
    const session = await begin()
    await session.save(whole, 1)
    script('/user/session/card/success', 'lost')
    expect((await session.pay({ method: 'card', agreed }, envelope))?.payment.status).toBe('unknown')
    const view = await session.begin(beginOther)
    expect(view).toMatchObject({ draft: { item: { offerId: 'offer-1' } }, payment: { status: 'confirmed' } })
    expect(await session.restart()).toMatchObject({ payment: { status: 'confirmed' } })
  })
})

describe('paying', () => {
  const agreed = draftTotal(flights, filledDraft)

  it('flushes what is left, registers the card and charges once', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view?.payment).toEqual({ status: 'confirmed', bookingId: 'bok_1', referenceId: 'ABC234' })
    expect(paths()).toEqual([
      'start',
      'set/flight-order',
      'customer',
      'create-passenger',
      'create-billing-info',
      'create-payment-info',
      'card/success',
    ])
    await session.pay({ method: 'card', agreed }, envelope)
    expect(charges()).toEqual([{ transactionId: 'trx_6', amount: 123_450 }])
  })

  it('has written down that it charges before it does, so that nobody is told that nothing was charged', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const kept: string[] = []
    const { id } = session
    whileAsked('/user/session/card/success', async () => {
      kept.push((await keptOf(env.BOOKING_SESSION.get(id))).checkout.payment.status)
    })
    await session.pay({ method: 'card', agreed }, envelope)
    expect(kept).toEqual(['charging'])
  })

  it('has written down what it tells while its steps are on their way', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const { id } = session
    const kept: unknown[] = []
    whileAsked('/user/session/customer', async () => {
      const own = env.BOOKING_SESSION.get(id)
      const told = await own.read()
      const { checkout } = await keptOf(own)
      kept.push(told?.payment.status, checkout.payment.status, checkout.backendIds.sessionId)
    })
    await session.pay({ method: 'card', agreed }, envelope)
    expect(kept).toEqual(['preparing', 'preparing', expect.any(String)])
  })

  it('pays once when it is pressed twice at the same time', async () => {
    const session = await begin()
    await session.save(whole, 1)
    await Promise.all([
      session.pay({ method: 'card', agreed }, envelope),
      session.pay({ method: 'card', agreed }, envelope),
    ])
    expect(charges()).toHaveLength(1)
  })

  it('asks after a lost answer and never charges again, even after an eviction', async () => {
    const session = await begin()
    await session.save(whole, 1)
    script('/user/session/card/success', 'lost')
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view?.payment.status).toBe('unknown')
    await evictDurableObject(session)
    at(2000)
    const asked = await session.ask()
    expect(asked?.payment).toMatchObject({ status: 'confirmed', referenceId: 'ABC234' })
    expect(charges()).toHaveLength(1)
  })

  it('follows the traveller into another language, in the session that is open', async () => {
    const session = await begin()
    await session.save(whole, 1)
    await session.flush({})
    await runDurableObjectAlarm(session)
    const english = { language: 'en', returnUrl: 'https://trayecto.example/en/booking/authenticate' } as const
    const said = { ...english, infoData: context.infoData }
    const view = await session.pay({ method: 'hosted', agreed }, undefined, said)
    expect(view?.payment.status).toBe('hosted')
    const [opened, again] = recorded.filter(({ path }) => path.endsWith('/start'))
    expect([opened?.session, opened?.body.language]).toEqual([null, 'es'])
    expect([again?.session, again?.body]).toEqual(['ses_1', expect.objectContaining(english)])
    expect(again?.key).not.toBe(opened?.key)
    expect(paths().slice(-2)).toEqual(['start', 'payment-direction'])
    expect(recorded.at(-1)?.body).toMatchObject({ transaction: { returnUrl: english.returnUrl } })
    await session.goOn(said)
    expect(paths().filter((path) => path === 'start')).toHaveLength(2)
  })

  it.each([
    ['a yes', { source: 'radio' }],
    ['a no', {}],
  ])('tells the session that is open of %s, before it pays', async (_, infoData) => {
    const session = await begin()
    await session.save(whole, 1)
    await session.flush({})
    await runDurableObjectAlarm(session)
    const said = { language: context.language, returnUrl: context.returnUrl, infoData }
    await session.pay({ method: 'card', agreed }, envelope, said)
    expect(paths().slice(-3)).toEqual(['start', 'create-payment-info', 'card/success'])
    expect(recorded.at(-3)).toMatchObject({ session: 'ses_1', body: { infoData } })
    expect(recorded.at(-3)?.body.infoData).toEqual(infoData)
    expect(recorded.at(-2)?.body.infoData).toEqual(infoData)
  })

  it('begins over with what may be told by then', async () => {
    const session = await begin()
    await session.goOn({ infoData: {} })
    await session.restart()
    expect((await keptOf(session)).context.infoData).toEqual({})
  })

  it('says why a card was declined and takes another', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const declined = { _tag: 'PaymentDeclined', code: 'payment_declined', reason: 'insufficient_funds' }
    script('/user/session/card/success', problem(402, declined))
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view?.payment).toEqual({ status: 'idle', last: { outcome: 'declined', reason: 'insufficient_funds' } })
    const second = await session.pay({ method: 'card', agreed }, envelope)
    expect(second?.payment.status).toBe('confirmed')
    expect(charges()).toHaveLength(1)
  })

  it('gives the address of a bank’s check', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const challenge = {
      _tag: 'PaymentActionRequired',
      code: 'payment_action_required',
      challengeUrl: 'https://bank.example/check',
      transactionId: 'trx_6',
    }
    script('/user/session/card/success', problem(403, challenge))
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view?.payment).toMatchObject({ status: 'challenge', url: 'https://bank.example/check' })
  })

  it('keeps the cart of a hosted page', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const view = await session.pay({ method: 'hosted', agreed }, undefined)
    expect(view?.payment).toMatchObject({ status: 'hosted', cartId: 'cart_1' })
    expect(paths().at(-1)).toBe('payment-direction')
    expect(charges()).toHaveLength(0)
  })

  it('asks before it pays another price', async () => {
    const session = await begin()
    await session.save(whole, 1)
    const current = { amount: 130_000, currency: 'USD' }
    script(
      '/user/session/card/success',
      problem(409, { _tag: 'PriceChanged', code: 'price_changed', previous: agreed, current }),
    )
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view).toMatchObject({ payment: { status: 'idle' }, priceChange: { previous: agreed, current } })
    const accepted = await session.acceptPrice()
    expect(accepted?.total).toEqual(current)
    await session.pay({ method: 'card', agreed: current }, envelope)
    expect(charges()).toEqual([{ transactionId: expect.any(String), amount: 130_000 }])
  })

  it('opens another session where the backend has forgotten this one', async () => {
    const session = await begin()
    await session.save(whole, 1)
    script('/user/session/create-payment-info', problem(404, { _tag: 'SessionNotFound', code: 'session_not_found' }))
    const view = await session.pay({ method: 'card', agreed }, envelope)
    expect(view?.payment.status).toBe('confirmed')
    expect(paths().filter((path) => path === 'start')).toHaveLength(2)
    expect(charges()).toHaveLength(1)
  })
})

describe('what is kept and what is sent', () => {
  it('keeps no card, and nothing in clear', async () => {
    const session = await begin()
    await session.save(whole, 1)
    await session.pay({ method: 'card', agreed: draftTotal(flights, filledDraft) }, envelope)
    const stored = await runInDurableObject(session, (_instance, { storage }) => [...storage.kv.list<Uint8Array>()])
    const text = stored.map(([, value]) => unseal(value) ?? '').join('')
    expect(text).toContain('XK0012345')
    expect(text).not.toContain(envelope)
    expect(text).not.toMatch(/cardEnvelope|cvv|cardNumber/i)
    const raw = stored.map(([, value]) => new TextDecoder('latin1').decode(value)).join('')
    expect(raw).not.toContain('XK0012345')
    expect(raw).not.toContain('ana@example.com')
  })

  it.each(['left in the middle', 'booked'])(
    'keeps nothing of a draft %s that nobody came back to for a week',
    async (how) => {
      const session = await begin()
      await session.save(whole, 1)
      if (how === 'booked') await session.pay({ method: 'card', agreed: draftTotal(flights, filledDraft) }, envelope)
      const week = 7 * 86_400_000
      const kept = () => runInDurableObject(session, (_instance, { storage }) => [...storage.kv.list()].length)
      at(week - 1)
      await runDurableObjectAlarm(session)
      expect(await kept()).toBe(1)
      at(week)
      await runDurableObjectAlarm(session)
      expect(await kept()).toBe(0)
      expect(await session.read()).toBeUndefined()
    },
  )

  it('uses the names of the contract (rule contract-1)', async () => {
    const session = await begin()
    await session.save({ ...whole, extras: { onward: { '1': 1 } } }, 1)
    const total = { amount: 123_450 + 4600, currency: 'USD' }
    await session.pay({ method: 'card', agreed: total }, envelope)
    const bodies = Object.fromEntries(recorded.map(({ path, body }) => [path.replace('/user/session/', ''), body]))
    const names = (path: string) => Object.keys(bodies[path] ?? {}).toSorted()
    const checkout = ['agentId', 'customerDetails', 'flightOffer', 'flightOfferId', 'infoData', 'passengers']
    expect(names('set/flight-order')).toEqual(['agentId', 'flightOffer', 'infoData'])
    expect(names('add/additional-services')).toEqual(
      ['additionalServices', 'agentId', 'flightOffer', 'flightOfferId', 'infoData'].toSorted(),
    )
    expect(names('customer')).toEqual(['customerDetails'])
    expect(names('create-passenger')).toEqual(checkout)
    expect(names('create-billing-info')).toEqual([...checkout, 'billingInformation'].toSorted())
    expect(names('create-payment-info')).toEqual([...checkout, 'billingInformation', 'paymentInformation'].toSorted())
    expect(bodies['add/additional-services']).toMatchObject({
      additionalServices: {
        baggage: { onward: { quantity: 1, totalAmount: 4600, segmentIds: ['11', '12'], journeyType: 'onward' } },
      },
    })
    expect(bodies['create-passenger']).toMatchObject({
      agentId: context.agentId,
      flightOfferId: 'ord_1',
      customerDetails: { email: 'ana@example.com', phone: '+573001234567', customerId: 'cus_1' },
      infoData: { source: 'newsletter' },
      passengers: [
        {
          id: '1',
          type: 'adult',
          firstName: 'Ana María',
          lastName: 'Muñoz',
          gender: 'female',
          dateOfBirth: '1990-05-01',
          passportNumber: 'XK0012345',
        },
        { id: '2', type: 'infant' },
      ],
    })
    expect(bodies['create-billing-info']).toMatchObject({
      billingInformation: {
        cardHolderName: 'Ana Muñoz',
        isCardHolderTraveling: true,
        emailId: 'ana@example.com',
        city: 'Bogotá',
        country: { Name: 'Colombia' },
        currency: 'USD',
      },
    })
    expect(bodies['card/success']).toMatchObject({ paymentInformation: { amount: total.amount, currency: 'USD' } })
  })
})
