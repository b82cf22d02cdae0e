import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Booking, PaymentOutcome } from '#contract/booking.ts'
import type { ActivityAvailabilityAnswer } from '#contract/products/activities/activity-availability.ts'
import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type {
  ActivityOffer,
  ActivityReserveAnswer,
  ActivityReserveRequest,
} from '#contract/products/activities/activity-reservation.ts'
import { addDays } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import {
  type ProblemBody,
  billingInformation,
  call,
  customerDetails,
  decidePlaces,
  hasten,
  mailOf,
  keyOf,
  payOnPage,
  sealCard,
} from '../../sessions/traveller-for-tests.ts'

const good = '4242424242424242'
const today = new Date().toISOString().slice(0, 10)
const couple = [{ age: 34 }, { age: 36 }]
const lead = { firstName: 'Ana', lastName: 'Núñez' }

/** The first time of a day of an activity of the place of tests, as it would be reserved. */
const timeOf = async (
  outcome: string,
  paxes: ActivityReserveRequest['paxes'] = couple,
  day = addDays(today, 50),
): Promise<ActivityReserveRequest> => {
  const activityCode = `PRUEBAS-${outcome}`
  const { body } = await call<ActivityAvailabilityAnswer>('/activity/availability', {
    activityCode,
    optionCode: 'STANDARD',
    from: day,
    to: day,
    paxes,
  })
  const detail = await call<ActivityDetail>(`/activity/${activityCode}`, undefined)
  const [guideLanguage] = detail.body.guideLanguages
  const [time] = body.options[0]?.days[0]?.times ?? []
  if (!time) throw new Error(`${outcome} has no time`)
  return {
    uuid: crypto.randomUUID(),
    activityCode,
    optionCode: 'STANDARD',
    localDateTimeStart: time.localDateTimeStart,
    paxes,
    ...(guideLanguage && { guideLanguage }),
    total: time.price.total,
  }
}

const reserve = async (request: ActivityReserveRequest) =>
  call<ActivityReserveAnswer & ProblemBody>('/activity/reserve', request)

const reserved = async (...of: Parameters<typeof timeOf>): Promise<ActivityOffer> => {
  const { body } = await reserve(await timeOf(...of))
  if (!('offer' in body)) throw new Error(JSON.stringify(body))
  return body.offer
}

/** A traveller whose session has everything but a payment. */
const readyTraveler = async (offer: ActivityOffer, answers: readonly object[] = []) => {
  const agentId = `agent-${crypto.randomUUID()}`
  const started = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId, language: 'es', returnUrl: 'http://localhost:4173/activities/booking/waiting' },
    { 'idempotency-key': keyOf() },
  )
  const { sessionId } = started.body
  const write = <Body>(path: string, body: unknown, key = keyOf()) =>
    call<Body & ProblemBody>(`/user/session${path}`, body, { 'idempotency-key': key, 'x-session-id': sessionId })
  const activityOffer = { id: offer.id, price: { intTotal: offer.price.total } }
  const set = await write<{ id: string }>('/set/activity-order', { agentId, activityOffer })
  const own = { agentId, activityOffer, activityOfferId: set.body.id, customerDetails, lead, answers }
  await write('/customer', { customerDetails })
  const named = await write('/activity/create-travelers', own)
  const everything = { ...own, billingInformation }
  await write('/activity/create-billing-info', everything)
  const { amount } = offer.price.total
  const registerCard = async (number = good) =>
    write<{ transactionId: string }>('/activity/create-payment-info', {
      ...everything,
      paymentInformation: { cardEnvelope: await sealCard(number, { sessionId, amount }), amount, currency: 'USD' },
    })
  const pay = (transactionId: string) =>
    write<PaymentOutcome>('/activity/card/success', {
      ...everything,
      paymentInformation: { transactionId, amount, currency: 'USD' },
    })
  const payNow = async () => pay((await registerCard()).body.transactionId)
  const goToPage = () =>
    write<{ data: { paymentUrl: string } }>('/activity/payment-direction', {
      ...everything,
      transaction: { returnUrl: 'http://localhost:4173/activities/booking/waiting', amount, currency: 'USD' },
    })
  const status = () =>
    call<PaymentOutcome & ProblemBody>('/user/session/payment-status', { agentId }, { 'x-session-id': sessionId })
  return { agentId, sessionId, amount, everything, set, named, write, registerCard, pay, payNow, goToPage, status }
}

const partOf = ({ booking }: PaymentOutcome) => {
  const [part] = booking?.parts ?? []
  if (part?.kind !== 'activity') throw new Error('no activity was booked')
  return part
}

const chargesOf = (booking: Booking | null) =>
  (booking?.paymentInformation.transactions ?? []).filter(
    ({ type, status }) => type === 'charge' && status === 'success',
  )

const ordersOf = async (transactionId: string) => {
  const { results } = await env.DB.prepare('SELECT * FROM reservations WHERE order_key LIKE ?')
    .bind(`${transactionId}:%`)
    .all<{ ordered: string }>()
  return results
}

const subjectsOf = async ({ booking }: PaymentOutcome): Promise<readonly string[]> => {
  const { results } = await env.DB.prepare('SELECT subject FROM outbox WHERE booking_id = ?')
    .bind(booking?.id)
    .all<{ subject: string }>()
  return results.map(({ subject }) => subject)
}

describe('an activity is booked', () => {
  it('by card: the price shown is reserved and charged, and each person has a ticket to come', async () => {
    const offer = await reserved('standard')
    const traveler = await readyTraveler(offer)
    const { body } = await traveler.payNow()
    expect(body.booking).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid', total: offer.price.total })
    expect(chargesOf(body.booking).map(({ amount }) => amount)).toEqual([offer.price.total.amount])
    expect(partOf(body)).toMatchObject({ status: 'CONFIRMED', item: { unitItems: [{ ages: [34] }, { ages: [36] }] } })
  })

  it('once under a uuid, and something else under it is refused', async () => {
    const request = await timeOf('standard')
    const [first, again] = [await reserve(request), await reserve(request)]
    expect(again.body).toEqual(first.body)
    expect(await reserve({ ...request, paxes: [{ age: 30 }] })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
  })
})

describe('places', () => {
  it('are kept for who reserves first, and given back when the hold is over', async () => {
    const day = addDays(today, 60)
    const [first, second] = [await timeOf('limited', couple, day), await timeOf('limited', couple, day)]
    expect((await reserve(first)).body.outcome).toBe('reserved')
    expect((await reserve(second)).body).toEqual({ outcome: 'sold_out', vacancies: 1 })
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
    expect((await reserve(second)).body.outcome).toBe('reserved')
    vi.useRealTimers()
    const rows = await env.DB.prepare('SELECT uuid FROM reservations WHERE code = ?').bind('PRUEBAS-limited').all()
    expect(rows.results).toHaveLength(2)
  })
})

describe('named outcomes of reserving', () => {
  it('price_up: eight in a hundred more, kept at the new price, and charged once that is agreed to', async () => {
    const request = await timeOf('price_up')
    const { body } = await reserve(request)
    if (body.outcome !== 'price_changed') throw new Error(body.outcome)
    expect(body.previous).toEqual(request.total)
    expect(body.current.amount / body.previous.amount).toBeCloseTo(1.08, 2)
    expect((await reserve({ ...request, total: body.current })).body.outcome).toBe('reserved')
    const traveler = await readyTraveler(body.offer)
    const paid = await traveler.payNow()
    expect(chargesOf(paid.body.booking).map(({ amount }) => amount)).toEqual([body.current.amount])
  })

  it.each([
    ['sold_out', couple, { outcome: 'sold_out', vacancies: 0 }],
    ['limited', [...couple, ...couple], { outcome: 'sold_out', vacancies: 3 }],
    [
      'age_not_allowed',
      [{ age: 40 }, { age: 12 }],
      { outcome: 'refused', refusal: { reason: 'age_not_allowed', ages: [12] } },
    ],
    ['needs_adult', [{ age: 9 }], { outcome: 'refused', refusal: { reason: 'needs_adult', ages: [9] } }],
  ])('%s: nothing is reserved, and the reason is told', async (outcome, paxes, expected) => {
    const request = { ...(await timeOf(outcome)), paxes }
    expect((await reserve(request)).body).toMatchObject(expected)
    expect((await call(`/activity/offer/${request.uuid}`, undefined)).status).toBe(404)
  })

  it.each([
    ['opening_hours_pass', { openingHours: { from: '09:30', to: '17:00' } }],
    ['all_sales_final', { cancel: { freeUntil: null, steps: [] } }],
    ['hold_not_provided', { holds: { availability: { status: 'HOLD_NOT_PROVIDED' } } }],
    ['freesale', { activity: { activityCode: 'PRUEBAS-freesale' } }],
  ])('%s: what is reserved says so', async (outcome, expected) =>
    expect(await reserved(outcome)).toMatchObject(expected),
  )

  it.each([
    ['hold_expired', 1],
    ['standard', 30],
  ])('%s: places are kept for %s whole minutes, whatever the second', async (outcome, minutes) => {
    const before = Date.now()
    const ends = Date.parse((await reserved(outcome)).expiresAt) - minutes * 60_000
    expect(ends).toBeGreaterThanOrEqual(before)
    expect(ends).toBeLessThanOrEqual(Date.now())
  })

  it('freesale: nobody counts, however many come', async () => {
    const nine = Array.from({ length: 9 }, () => ({ age: 30 }))
    const request = await timeOf('freesale', nine)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reserve({ ...request, uuid: crypto.randomUUID() })),
    )
    expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(new Set(['reserved']))
  })

  it('a guide in a language of nobody’s is refused, and so is a time that is none', async () => {
    const request = await timeOf('standard')
    const other = { ...request, guideLanguage: { kind: 'AUDIO', language: 'en' } as const }
    expect(await reserve(other)).toMatchObject({ status: 400, body: { faults: [{ path: 'payload.guideLanguage' }] } })
    const never = { ...request, localDateTimeStart: request.localDateTimeStart.replace(/T.*/, 'T03:33:00') }
    expect((await reserve(never)).status).toBe(404)
  })
})

describe('the last places', () => {
  it('are one party’s, however many ask at once', async () => {
    const request = await timeOf('limited', couple, addDays(today, 61))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reserve({ ...request, uuid: crypto.randomUUID() })),
    )
    expect(answers.filter(({ body }) => body.outcome === 'reserved')).toHaveLength(1)
  })

  it('are seen to be taken, by whoever looks', async () => {
    const day = addDays(today, 62)
    await reserved('limited', couple, day)
    const seen = await call<ActivityAvailabilityAnswer>('/activity/availability', {
      activityCode: 'PRUEBAS-limited',
      from: day,
      to: day,
      paxes: couple,
    })
    expect(seen.body.options[0]?.days[0]?.times[0]).toMatchObject({ vacancies: 1, available: false })
  })

  it('are free for who would give them back, until they are ordered', async () => {
    const day = addDays(today, 67)
    const offer = await reserved('limited', couple, day)
    const seen = async (instead?: string) => {
      const { body } = await call<ActivityAvailabilityAnswer>('/activity/availability', {
        activityCode: 'PRUEBAS-limited',
        from: day,
        to: day,
        paxes: couple,
        ...(instead !== undefined && { instead }),
      })
      return body.options[0]?.days[0]?.times[0]
    }
    expect(await seen()).toMatchObject({ vacancies: 1, available: false })
    expect(await seen(offer.id)).toMatchObject({ vacancies: 3, available: true })
    await (await readyTraveler(offer)).payNow()
    expect(await seen(offer.id)).toMatchObject({ vacancies: 1, available: false })
  })

  it('go to another time with who reserves that instead', async () => {
    const request = await timeOf('limited', couple, addDays(today, 63))
    await reserve(request)
    const again = { ...request, uuid: crypto.randomUUID() }
    expect((await reserve(again)).body.outcome).toBe('sold_out')
    expect((await reserve({ ...again, instead: request.uuid })).body.outcome).toBe('reserved')
    expect(await call(`/activity/offer/${request.uuid}`, undefined)).toMatchObject({
      status: 410,
      body: { code: 'offer_expired' },
    })
  })

  it('stay booked, whoever would reserve instead of what was booked', async () => {
    const three = [...couple, { age: 30 }]
    const request = await timeOf('limited', three, addDays(today, 66))
    const { body } = await reserve(request)
    if (!('offer' in body)) throw new Error(body.outcome)
    const traveler = await readyTraveler(body.offer)
    await traveler.payNow()
    const again = { ...request, uuid: crypto.randomUUID(), instead: request.uuid }
    expect((await reserve(again)).body).toEqual({ outcome: 'sold_out', vacancies: 0 })
    // whoever booked it comes back to it, and is led to their booking
    expect((await call(`/activity/offer/${request.uuid}`, undefined)).status).toBe(200)
  })

  it('hold_not_provided: who pays first has them, and nothing is taken of the other', async () => {
    const day = addDays(today, 64)
    const [ana, ben] = [
      await reserved('hold_not_provided', couple, day),
      await reserved('hold_not_provided', couple, day),
    ]
    const [first, second] = [await readyTraveler(ana), await readyTraveler(ben)]
    expect((await first.payNow()).body.booking).toMatchObject({ bookingStatus: 'Confirmed' })
    expect(await second.payNow()).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
    expect((await second.status()).body).toMatchObject({ status: 'voided', booking: null })
  })

  it('hold_expired: are free again after a minute, for whoever is slow to pay too', async () => {
    const offer = await reserved('hold_expired')
    const traveler = await readyTraveler(offer)
    const { body } = await traveler.registerCard()
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    expect(await traveler.pay(body.transactionId)).toMatchObject({ status: 410, body: { code: 'offer_expired' } })
    vi.useRealTimers()
    expect(await ordersOf(body.transactionId)).toEqual([])
  })

  it('hold_expired: of a page that was left open nothing is charged', async () => {
    const traveler = await readyTraveler(await reserved('hold_expired', couple, addDays(today, 65)))
    const { body } = await traveler.goToPage()
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    await payOnPage(body.data.paymentUrl, { sessionId: traveler.sessionId, amount: traveler.amount })
    const outcome = await traveler.status()
    vi.useRealTimers()
    expect(outcome.body).toMatchObject({ status: 'voided', failure: 'offer_expired', booking: null })
  })
})

describe('named outcomes of a booking', () => {
  it('manual_confirmed: pending with the money set aside, then confirmed and charged once', async () => {
    const offer = await reserved('manual_confirmed')
    const traveler = await readyTraveler(offer)
    const waiting = await traveler.payNow()
    expect(waiting.body.booking).toMatchObject({ bookingStatus: 'Held', paymentStatus: 'authorised' })
    expect(partOf(waiting.body).status).toBe('PENDING')
    expect(chargesOf(waiting.body.booking)).toEqual([])
    expect((await traveler.status()).body.status).toBe('authorised')
    await decidePlaces()
    const { body } = await traveler.status()
    expect(body.booking).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid' })
    expect(partOf(body).status).toBe('CONFIRMED')
    expect(chargesOf(body.booking).map(({ amount }) => amount)).toEqual([offer.price.total.amount])
  })

  it('manual_rejected: pending at first, then refused, and the money let go', async () => {
    const traveler = await readyTraveler(await reserved('manual_rejected'))
    const waiting = await traveler.payNow()
    await hasten(traveler.sessionId, 'mail')
    expect(await subjectsOf(waiting.body)).toEqual([expect.stringMatching(/espera respuesta/)])
    await decidePlaces()
    const { body } = await traveler.status()
    expect(body).toMatchObject({ status: 'voided', failure: 'airline_refused' })
    expect(body.booking).toMatchObject({ bookingStatus: 'Failed', paymentStatus: 'voided' })
    expect(partOf(body).status).toBe('REJECTED')
    expect(chargesOf(body.booking)).toEqual([])
  })

  it('answer_lost: unknown at first, then found by our key and charged once', async () => {
    const traveler = await readyTraveler(await reserved('answer_lost'))
    const { body } = await traveler.registerCard()
    expect(await traveler.pay(body.transactionId)).toMatchObject({ status: 409, body: { code: 'unknown_outcome' } })
    const after = await traveler.status()
    expect(after.body.status).toBe('paid')
    expect(await ordersOf(body.transactionId)).toHaveLength(1)
    expect(chargesOf(after.body.booking)).toHaveLength(1)
  })

  it('duplicate: asked for over and over, it is one booking and one charge', async () => {
    const traveler = await readyTraveler(await reserved('duplicate'))
    const { transactionId } = (await traveler.registerCard()).body
    const answers = await Promise.all([
      traveler.pay(transactionId),
      traveler.pay(transactionId),
      traveler.pay(transactionId),
    ])
    expect(new Set(answers.map(({ body }) => body.booking?.id)).size).toBe(1)
    expect(await ordersOf(transactionId)).toHaveLength(1)
    expect(chargesOf((await traveler.status()).body.booking)).toHaveLength(1)
  })

  it('what was booked by one is nobody else’s to book', async () => {
    const offer = await reserved('standard')
    const [first, second] = [await readyTraveler(offer), await readyTraveler(offer)]
    await first.payNow()
    expect(await second.payNow()).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
  })

  it.each([
    ['weather_cancelled', 'weather'],
    ['too_few_travellers', 'too_few_travelers'],
  ])('%s: booked and charged, then called off and all of it given back, once', async (outcome, reason) => {
    const offer = await reserved(outcome)
    const traveler = await readyTraveler(offer)
    const { body } = await traveler.payNow()
    expect(partOf(body)).toMatchObject({ status: 'CONFIRMED', calledOff: null })
    await hasten(traveler.sessionId, 'watch')
    expect((await traveler.status()).body.status).toBe('paid')
    await decidePlaces()
    await hasten(traveler.sessionId, 'watch')
    await hasten(traveler.sessionId, 'watch')
    const after = await traveler.status()
    expect(after.body.booking).toMatchObject({ bookingStatus: 'Cancelled', paymentStatus: 'refunded' })
    expect(partOf(after.body)).toMatchObject({
      status: 'CANCELLED',
      calledOff: { reason, refunded: offer.price.total },
    })
    const refunds = after.body.booking?.paymentInformation.transactions.filter(({ type }) => type === 'refund')
    expect(refunds?.map(({ amount }) => amount)).toEqual([offer.price.total.amount])
    const { results } = await env.DB.prepare('SELECT amount FROM gateway_refunds WHERE payment_id = ?')
      .bind(after.body.transactionId)
      .all<{ amount: number }>()
    expect(results).toEqual([{ amount: offer.price.total.amount }])
    await hasten(traveler.sessionId, 'mail')
    expect(await subjectsOf(body)).toContainEqual(expect.stringMatching(/cancelada por el organizador/))
    const mail = await mailOf(body.booking?.id, 'called_off')
    const money = formatMoney(offer.price.total, 'es')
    expect(mail).toContain(`Importe cobrado: ${money}\nVuelve a Visa •••• 4242: ${money}`)
    expect(mail).not.toMatch(/Entrada|Punto de encuentro|minutos antes|cancelación gratis|cancelar tiene/)
  })
})

const everyAnswer = [
  ...[1, 2].flatMap((travelerNum) => [
    { question: 'diet', travelerNum, answer: travelerNum === 1 ? 'VEGAN' : 'OTHER' },
    { question: 'weight', travelerNum, answer: '70', unit: 'kg' },
    { question: 'height', travelerNum, answer: '172', unit: 'cm' },
    { question: 'birth_date', travelerNum, answer: '1990-02-28' },
  ]),
  { question: 'diet_other', travelerNum: 2, answer: 'Sin maní' },
  { question: 'arrives_by', answer: 'AIR' },
  { question: 'arrival_time', answer: '07:45' },
  { question: 'meeting', answer: 'PICKUP' },
  { question: 'pickup_place', answer: 'Hotel Mar, calle 5', unit: 'FREETEXT' },
]

describe('questions', () => {
  it('questions_all_types: nothing can be paid before they are answered, and the answers go with the booking', async () => {
    const offer = await reserved('questions_all_types')
    const silent = await readyTraveler(offer)
    expect(silent.named).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(silent.named.body.faults).toContainEqual({
      path: 'payload.answers',
      message: 'diet of traveler 1: missing',
    })
    const { registerCard } = silent
    expect((await registerCard()).body).toMatchObject({ code: 'steps_missing' })
    const traveler = await readyTraveler(offer, everyAnswer)
    expect(traveler.named.status).toBe(200)
    const { body } = await traveler.payNow()
    expect(partOf(body).extras).toEqual({ lead, answers: everyAnswer })
    await hasten(traveler.sessionId, 'mail')
    const mail = await mailOf(body.booking?.id)
    expect(mail).toMatch(/Recogida\n\W*Hotel Mar, calle 5\n/)
    expect(mail).toContain('Viajero 2: ¿Qué debe saber la cocina? · Sin maní')
    expect(mail).toContain('Viajero 1: Peso, para elegir el chaleco salvavidas · 70 kg')
    expect(mail).not.toMatch(/Punto de encuentro|1990/)
  })

  it('an answer that cannot be is named by its place', async () => {
    const offer = await reserved('questions_all_types')
    const wrong = everyAnswer.map((own) => (own.question === 'arrival_time' ? { ...own, answer: '25:00' } : own))
    const traveler = await readyTraveler(offer, wrong)
    expect(traveler.named.body.faults).toEqual([{ path: 'payload.answers.10', message: 'arrival_time: not_a_time' }])
  })

  it('a day of birth that is not of the age paid for is refused', async () => {
    const offer = await reserved('questions_all_types', [{ age: 34 }, { age: 8 }])
    const traveler = await readyTraveler(offer, everyAnswer)
    expect(traveler.named.body.faults).toEqual([
      { path: 'payload.answers.7', message: 'birth_date of traveler 2: other_age' },
    ])
  })

  it('pickup_free_text: a place in words is taken', async () => {
    const traveler = await readyTraveler(await reserved('pickup_free_text'), everyAnswer.slice(-2))
    expect(traveler.named.status).toBe(200)
    expect((await traveler.payNow()).body.booking).toMatchObject({ bookingStatus: 'Confirmed' })
  })
})

describe('what cannot be', () => {
  it('is a price that was not agreed to, or an offer that nobody reserved', async () => {
    const offer = await reserved('standard')
    const traveler = await readyTraveler(offer)
    const lower = { ...offer.price.total, amount: offer.price.total.amount - 100 }
    const { agentId } = traveler
    expect(
      await traveler.write('/set/activity-order', {
        agentId,
        activityOffer: { id: offer.id, price: { intTotal: lower } },
      }),
    ).toMatchObject({ status: 409, body: { code: 'price_changed', current: offer.price.total } })
    expect(
      await traveler.write('/set/activity-order', { agentId, activityOffer: { id: crypto.randomUUID() } }),
    ).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
  })

  it('is somebody else’s session', async () => {
    const traveler = await readyTraveler(await reserved('standard'))
    const other = { ...traveler.everything, agentId: `agent-${crypto.randomUUID()}` }
    expect((await traveler.write('/activity/create-travelers', other)).status).toBe(404)
  })
})

it('has a ticket with a code for each person, is listed, found, and told by mail in the traveller’s language', async () => {
  const traveler = await readyTraveler(await reserved('standard', [...couple, { age: 7 }]))
  const { body } = await traveler.payNow()
  await hasten(traveler.sessionId, 'documents')
  await hasten(traveler.sessionId, 'mail')
  const found = await call<Booking>('/booking/lookup', {
    referenceId: body.booking?.referenceId,
    email: customerDetails.email,
  })
  const part = partOf({ ...body, booking: found.body })
  const codes = part.documents.map(({ code }) => code)
  expect(codes).toEqual([1, 2, 3].map((item) => `${part.supplier.reference}-${item}`))
  const list = await call<{ data: { parts: object[]; passengerCount: number }[] }>('/bookings', undefined, {
    'x-agent-id': traveler.agentId,
  })
  expect(list.body.data[0]).toMatchObject({
    passengerCount: 3,
    parts: [{ kind: 'activity', travelerCount: 3, status: 'CONFIRMED', timeZone: 'Pacific/Pitcairn' }],
  })
  const mails = await env.DB.prepare('SELECT plain FROM outbox WHERE booking_id = ?')
    .bind(body.booking?.id)
    .all<{ plain: string }>()
  const plain = mails.results.map((mail) => mail.plain).join('\n')
  for (const text of ['Hola, Ana', 'Actividad de prueba: standard', 'Punto de encuentro', ...codes])
    expect(plain).toContain(text)
  expect(plain).not.toMatch(/vuelo|aerolínea|aeropuerto|asiento|hotel/i)
})

it('keeps of names, contacts and answers nothing that can be read beside the order', async () => {
  const traveler = await readyTraveler(await reserved('questions_all_types'), everyAnswer)
  const { transactionId } = (await traveler.registerCard()).body
  await traveler.pay(transactionId)
  const [order] = await ordersOf(transactionId)
  expect(order?.ordered).toBeTruthy()
  expect(JSON.stringify(order)).not.toMatch(/Núñez|example\.com|300 123|Sin maní|Hotel Mar/)
})
