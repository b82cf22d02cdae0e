import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Booking, CancelQuote, PaymentOutcome } from '#contract/booking.ts'
import type { HotelCheckAnswer, HotelOffer, HotelRatesAnswer } from '#contract/products/hotels/hotel-rates.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { addDays } from '#domain/time/dates.ts'
import type { OrderState, Task } from '../../orders/order-state.ts'
import {
  type ProblemBody,
  billingInformation,
  call,
  customerDetails,
  hasten,
  mailOf,
  mailsOf,
  keyOf,
  payOnPage,
  sealCard,
} from '../../sessions/traveller-for-tests.ts'

const good = '4242424242424242'
const today = new Date().toISOString().slice(0, 10)
const oneRoom = [{ index: 1, adult: 2, children: 0, childAge: [] as readonly number[] }]
const threeRooms = [
  { index: 1, adult: 2, children: 1, childAge: [1] },
  { index: 2, adult: 1, children: 2, childAge: [6, 14] },
  { index: 3, adult: 2, children: 0, childAge: [] },
]

/** The cheapest offer of a hotel of the place of tests, checked. */
const offerOf = async (
  outcome: string,
  rooms: readonly (typeof oneRoom)[number][] = oneRoom,
  refundableOnly = false,
): Promise<HotelOffer> => {
  const stayDateTimeRange = { startDate: addDays(today, 50), endDate: addDays(today, 53) }
  const rates = await call<HotelRatesAnswer>('/hotel/rates', {
    hotelCode: `PRUEBAS-${outcome}`,
    rateInfo: { currencyCode: 'USD', refundableOnly, stayDateTimeRange },
    rooms,
  })
  const rateIds = rooms.map(({ index }) => {
    const own = rates.body.roomTypes.flatMap((type) => type.rates.filter(({ roomIndex }) => roomIndex === index))
    return own.toSorted((a, b) => a.price.total.amount - b.price.total.amount)[0]?.rateId
  })
  const checked = await call<HotelCheckAnswer>('/hotel/rates/check', { rateIds })
  if (!('offer' in checked.body)) throw new Error(checked.body.outcome)
  return checked.body.offer
}

/** A guest whose session has everything but a payment. */
const readyGuest = async (offer: HotelOffer) => {
  const agentId = `agent-${crypto.randomUUID()}`
  const returnUrl = 'http://localhost:4173/hoteles/booking/waiting'
  const started = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId, language: 'es', returnUrl },
    { 'idempotency-key': keyOf() },
  )
  const { sessionId } = started.body
  const write = <Body>(path: string, body: unknown, key = keyOf()) =>
    call<Body & ProblemBody>(`/user/session${path}`, body, { 'idempotency-key': key, 'x-session-id': sessionId })
  const hotelOffer = { id: offer.id, price: { intTotal: offer.price.total } }
  const set = await write<{ id: string; hotelOrderCreated: true; total: { amount: number; currency: string } }>(
    '/set/hotel-order',
    { agentId, hotelOffer },
  )
  const guests = offer.rooms.map(({ rate: { roomIndex } }) => ({
    roomIndex,
    firstName: `Ana ${'ABC'[roomIndex - 1]}`,
    lastName: 'Núñez',
  }))
  const stay = {
    agentId,
    hotelOffer,
    hotelOfferId: set.body.id,
    customerDetails,
    guests,
    requests: { arrivalTime: '21:30' },
  }
  const customer = await write('/customer', { customerDetails })
  const guested = await write<{ guestsCreated: true }>('/hotel/create-guests', stay)
  const billed = await write('/hotel/create-billing-info', { ...stay, billingInformation })
  const everything = { ...stay, billingInformation }
  const amount = offer.price.dueNow.amount

  const registerCard = async (number = good, key = keyOf()) =>
    write<{ transactionId: string; last4: string }>(
      '/hotel/create-payment-info',
      {
        ...everything,
        paymentInformation: { cardEnvelope: await sealCard(number, { sessionId, amount }), amount, currency: 'USD' },
      },
      key,
    )
  const pay = (transactionId: string, key = keyOf(), agreed = amount) =>
    write<PaymentOutcome>(
      '/hotel/card/success',
      { ...everything, paymentInformation: { transactionId, amount: agreed, currency: 'USD' } },
      key,
    )
  const payNow = async () => pay((await registerCard()).body.transactionId)
  const goToPage = (key = keyOf()) =>
    write<{ data: { paymentUrl: string } }>(
      '/hotel/payment-direction',
      { ...everything, transaction: { returnUrl, amount, currency: 'USD' } },
      key,
    )
  const status = (transaction: object = {}) =>
    call<PaymentOutcome & ProblemBody>(
      '/user/session/payment-status',
      { agentId, transaction },
      { 'x-session-id': sessionId },
    )
  const booking = (id: string) => call<Booking & ProblemBody>(`/bookings/${id}`, undefined, { 'x-agent-id': agentId })
  return {
    agentId,
    sessionId,
    amount,
    set,
    customer,
    guested,
    billed,
    everything,
    write,
    registerCard,
    pay,
    payNow,
    goToPage,
    status,
    booking,
  }
}
type Guest = Awaited<ReturnType<typeof readyGuest>>

const chargesOf = ({ paymentInformation }: Booking) =>
  paymentInformation.transactions.filter(({ type, status }) => type === 'charge' && status === 'success')

const ordersOf = async (transactionId: string) => {
  const { results } = await env.DB.prepare('SELECT * FROM hotel_orders WHERE order_key LIKE ?')
    .bind(`${transactionId}:%`)
    .all<{ status: string; amount: number; ordered: string; reference: string }>()
  return results
}

const partOf = ({ parts: [part] }: Booking) => {
  if (part?.kind !== 'hotel') throw new Error('no stay was booked')
  return part
}

const bookingOf = ({ body }: { readonly body: PaymentOutcome }): Booking => {
  if (!body.booking) throw new Error('nothing was booked')
  return body.booking
}

/** Moves the order's clock on: what its hotel thinks about is decided, and the object asks it again. */
const decideAndWake = async ({ sessionId }: Guest, task: Task): Promise<void> => {
  await env.DB.prepare('UPDATE hotel_orders SET settles_at = 1').run()
  await hasten(sessionId, task)
}

describe('a stay is booked', () => {
  it('by card: the price of the check is charged, and each room has its own guests', async () => {
    const offer = await offerOf('standard', threeRooms)
    const guest = await readyGuest(offer)
    expect([guest.set.status, guest.customer.status, guest.guested.status, guest.billed.status]).toEqual([
      200, 200, 200, 200,
    ])
    expect(guest.set.body.total).toEqual(offer.price.dueNow)
    const booking = bookingOf(await guest.payNow())
    const part = partOf(booking)
    expect(booking).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid', total: offer.price.dueNow })
    expect(chargesOf(booking).map(({ amount }) => amount)).toEqual([offer.price.dueNow.amount])
    expect(part.item.price).toEqual(offer.price)
    expect(part.item.rooms.map(({ adult, childAge }) => ({ adult, childAge }))).toEqual(
      threeRooms.map(({ adult, childAge }) => ({ adult, childAge })),
    )
    expect(part.extras.guests.map(({ firstName }) => firstName)).toEqual(['Ana A', 'Ana B', 'Ana C'])
    const sum = part.item.rooms.reduce((total, { rate }) => total + rate.price.total.amount, 0)
    expect(sum).toBe(offer.price.total.amount)
  })

  it('by the provider’s page', async () => {
    const offer = await offerOf('standard')
    const guest = await readyGuest(offer)
    const { body } = await guest.goToPage()
    await payOnPage(body.data.paymentUrl, { sessionId: guest.sessionId, amount: guest.amount })
    const cartId = new URL(body.data.paymentUrl).searchParams.get('cartId')
    const outcome = await guest.status({ cartId })
    expect(outcome.body.status).toBe('paid')
    expect(bookingOf(outcome)).toMatchObject({ bookingStatus: 'Confirmed', total: offer.price.dueNow })
  })

  it('and a voucher is there for each room, and it is found again in the list and by lookup', async () => {
    const guest = await readyGuest(await offerOf('standard', threeRooms))
    const made = bookingOf(await guest.payNow())
    await hasten(guest.sessionId, 'documents')
    const { body } = await guest.booking(made.id)
    const part = partOf(body)
    expect(part.documents.map(({ roomIndex, number }) => [roomIndex, number])).toEqual(
      [1, 2, 3].map((room) => [room, `${part.supplier.reference}-${room}`]),
    )
    const list = await call<{ data: { passengerCount: number; parts: object[] }[] }>('/bookings', undefined, {
      'x-agent-id': guest.agentId,
    })
    expect(list.body.data[0]).toMatchObject({
      passengerCount: 8,
      parts: [{ kind: 'hotel', roomCount: 3, guestCount: 8 }],
    })
    const found = await call<Booking>('/booking/lookup', {
      referenceId: made.referenceId,
      email: customerDetails.email,
    })
    expect(partOf(found.body).item.hotelInfo.hotelCode).toBe('PRUEBAS-standard')
  })

  it('tells its guest by mail, in their language, with what is paid at the hotel', async () => {
    const guest = await readyGuest(await offerOf('fee_at_property'))
    const made = bookingOf(await guest.payNow())
    await hasten(guest.sessionId, 'mail')
    const mail = await env.DB.prepare('SELECT subject, plain FROM outbox WHERE booking_id = ?')
      .bind(made.id)
      .first<Record<'subject' | 'plain', string>>()
    expect(mail?.subject).toMatch(/tu estadía en /)
    expect(mail?.plain).toContain(`Pagado con la reserva: ${formatMoney(made.total, 'es')}`)
    expect(mail?.plain).not.toMatch(/vuelo|aerolínea|aeropuerto|asiento|Viajeros/i)
    expect(mail?.plain).toContain('Ana A')
    expect(mail?.plain).toContain('Pruebas fee_at_property')
    expect(mail?.plain).toContain('De los cuales se pagan en el hotel')
  })

  it.each([
    ['non_refundable', 'no reembolsable'],
    ['partially_refundable', 'cancelar tiene un costo'],
  ])('%s: its mail says what cancelling brings', async (outcome, told) => {
    const guest = await readyGuest(await offerOf(outcome))
    const made = bookingOf(await guest.payNow())
    await hasten(guest.sessionId, 'mail')
    expect(await mailOf(made.id)).toContain(told)
  })

  it('exactly once, whatever is repeated', async () => {
    const guest = await readyGuest(await offerOf('duplicate'))
    const [cardKey, payKey] = [keyOf(), keyOf()]
    const [first, again] = [await guest.registerCard(good, cardKey), await guest.registerCard(good, cardKey)]
    expect(again.body.transactionId ?? again.body.code).toBe(
      again.status === 200 ? first.body.transactionId : 'idempotency_conflict',
    )
    const { transactionId } = first.body
    const answers = await Promise.all([
      guest.pay(transactionId, payKey),
      guest.pay(transactionId, payKey),
      guest.pay(transactionId),
    ])
    expect(new Set(answers.map((answer) => bookingOf(answer).id)).size).toBe(1)
    expect(await ordersOf(transactionId)).toHaveLength(1)
    expect(chargesOf(bookingOf(await guest.status()))).toHaveLength(1)
  })

  it('at the hotel: the card guarantees, and nothing is taken', async () => {
    const offer = await offerOf('pay_at_property_other_currency')
    expect(offer.price.dueNow.amount).toBe(0)
    const guest = await readyGuest(offer)
    const booking = bookingOf(await guest.payNow())
    expect(booking.bookingStatus).toBe('Confirmed')
    expect(chargesOf(booking).map(({ amount }) => amount)).toEqual([0])
    expect(partOf(booking).item.price.dueAtProperty).toEqual(offer.price.total)
  })

  it.each(['deposit_night', 'deposit_amount', 'deposit_percent', 'deposit_remainder'])(
    '%s: the deposit is charged and the rest is owed to the hotel',
    async (outcome) => {
      const offer = await offerOf(outcome)
      const guest = await readyGuest(offer)
      const booking = bookingOf(await guest.payNow())
      const { total, dueNow, dueAtProperty } = offer.price
      expect(chargesOf(booking).map(({ amount }) => amount)).toEqual([dueNow.amount])
      expect(dueNow.amount).toBeGreaterThan(0)
      expect(dueNow.amount + dueAtProperty.amount).toBe(total.amount)
    },
  )
})

describe('named outcomes of a booking', () => {
  it.each([
    ['price_mismatch', 410, 'offer_expired'],
    ['rooms_unavailable', 410, 'offer_no_longer_available'],
    ['cc_declined', 422, 'supplier_payment_failed'],
  ])('%s: nothing is booked, and the money is let go', async (outcome, status, code) => {
    const guest = await readyGuest(await offerOf(outcome))
    const { body } = await guest.registerCard()
    const answer = await guest.pay(body.transactionId)
    expect(answer).toMatchObject({ status, body: { code } })
    const after = await guest.status()
    expect(after.body).toMatchObject({ status: 'voided', booking: null })
    expect(await ordersOf(body.transactionId)).toEqual([])
  })

  it('processing_ok: held at first, then confirmed and charged once', async () => {
    const guest = await readyGuest(await offerOf('processing_ok'))
    const held = bookingOf(await guest.payNow())
    expect(held).toMatchObject({ bookingStatus: 'Held', paymentStatus: 'authorised' })
    expect(chargesOf(held)).toEqual([])
    await decideAndWake(guest, 'settle')
    const { body } = await guest.booking(held.id)
    expect(body).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid' })
    expect(chargesOf(body)).toHaveLength(1)
  })

  it('processing_failed: held at first, then refused and the money let go', async () => {
    const guest = await readyGuest(await offerOf('processing_failed'))
    const held = bookingOf(await guest.payNow())
    await decideAndWake(guest, 'settle')
    const { body } = await guest.booking(held.id)
    expect(body).toMatchObject({ bookingStatus: 'Failed', paymentStatus: 'voided' })
    expect(chargesOf(body)).toEqual([])
    await hasten(guest.sessionId, 'mail')
    const mail = await mailOf(held.id, 'let_go')
    expect(mail).toContain(`Importe cobrado: ${formatMoney({ amount: 0, currency: 'USD' }, 'es')}`)
    expect(mail).not.toMatch(/Pagado|se pagan|Total de la estadía|cancelar|cancelación/)
  })

  it('answer_lost: unknown at first, then found by our reference and charged once', async () => {
    const guest = await readyGuest(await offerOf('answer_lost'))
    const { body } = await guest.registerCard()
    const answer = await guest.pay(body.transactionId)
    expect(answer).toMatchObject({ status: 409, body: { code: 'unknown_outcome' } })
    const after = await guest.status()
    expect(after.body.status).toBe('paid')
    expect(await ordersOf(body.transactionId)).toHaveLength(1)
    expect(chargesOf(bookingOf(after))).toHaveLength(1)
  })
})

describe('what cannot be', () => {
  it('is a price that was not agreed to', async () => {
    const offer = await offerOf('standard')
    const guest = await readyGuest(offer)
    const intTotal = { ...offer.price.total, amount: offer.price.total.amount - 100 }
    const set = await guest.write('/set/hotel-order', {
      agentId: guest.agentId,
      hotelOffer: { id: offer.id, price: { intTotal } },
    })
    expect(set).toMatchObject({ status: 409, body: { code: 'price_changed', current: offer.price.total } })
  })

  it('is a guest too few, or two in each other’s rooms', async () => {
    const guest = await readyGuest(await offerOf('standard', threeRooms))
    const { guests } = guest.everything
    for (const wrong of [guests.slice(1), guests.toReversed()])
      expect(await guest.write('/hotel/create-guests', { ...guest.everything, guests: wrong })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      })
  })

  it('is an offer that nobody checked, or whose time has passed', async () => {
    const guest = await readyGuest(await offerOf('standard'))
    const made = await guest.write('/set/hotel-order', { agentId: guest.agentId, hotelOffer: { id: 'made-up' } })
    expect(made).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
  })

  it('is somebody else’s session', async () => {
    const guest = await readyGuest(await offerOf('standard'))
    const other = { ...guest.everything, agentId: `agent-${crypto.randomUUID()}` }
    expect((await guest.write('/hotel/create-guests', other)).status).toBe(404)
  })
})

it('keeps of names and contacts nothing that can be read beside the order', async () => {
  const guest = await readyGuest(await offerOf('standard'))
  const { body } = await guest.registerCard()
  await guest.pay(body.transactionId)
  const [order] = await ordersOf(body.transactionId)
  expect(order?.ordered).toBeTruthy()
  expect(JSON.stringify(order)).not.toMatch(/Ana [A-C]|Núñez|example\.com|300 123/)
})

it('is stored as an order of one part, which is read again as it was written', async () => {
  const guest = await readyGuest(await offerOf('standard'))
  await guest.payNow()
  const order = env.ORDERS.get(env.ORDERS.idFromString(guest.sessionId))
  await runInDurableObject(order, async (_order, { storage }) => {
    const state = await storage.get<OrderState>('order')
    expect(state?.parts).toMatchObject([{ partId: '1', kind: 'hotel', state: 'confirmed' }])
  })
  await runDurableObjectAlarm(order)
  expect((await guest.status()).body.status).toBe('paid')
})

/** A stay whose cancellation was asked for, and asked of its hotel once more. */
const asked = async (outcome: string) => {
  const guest = await readyGuest(await offerOf(outcome, oneRoom, true))
  const { id } = bookingOf(await guest.payNow())
  const headers = { 'x-agent-id': guest.agentId }
  const { body: quote } = await call<CancelQuote>(`/bookings/${id}/cancel-quote`, {}, headers)
  const [choice] = quote.choices
  const { body } = await call<Booking>(`/bookings/${id}/cancel`, choice ?? {}, headers)
  expect(body.parts).toMatchObject([{ state: 'confirmed', cancellation: { state: 'requested' } }])
  await hasten(guest.sessionId, 'release')
  return { ...guest, id }
}

describe('a stay whose hotel leaves its cancellation unanswered', () => {
  it('cancel_unanswered: requested for five seconds, then done and refunded', async () => {
    const guest = await asked('cancel_unanswered')
    expect((await guest.booking(guest.id)).body.parts[0]?.cancellation?.state).toBe('requested')
    await env.DB.prepare("UPDATE hotel_orders SET settles_at = 0 WHERE outcome = 'cancel_unanswered'").run()
    await hasten(guest.sessionId, 'release')
    const { body } = await guest.booking(guest.id)
    expect(body).toMatchObject({ bookingStatus: 'Cancelled', parts: [{ cancellation: { kept: { amount: 0 } } }] })
  })

  it('cancel_refused: it keeps all by then, so that it stands, which a mail says', async () => {
    const guest = await asked('cancel_refused')
    const { body } = await guest.booking(guest.id)
    expect(body.parts).toMatchObject([{ state: 'confirmed', cancellation: { state: 'refused' } }])
    await hasten(guest.sessionId, 'publish')
    const mails = (await mailsOf(guest.id)).map(({ id }) => id.replace(`${guest.id}:`, ''))
    expect(mails).toContainEqual(expect.stringMatching(/^cancel_refused:\d+$/))
  })
})
