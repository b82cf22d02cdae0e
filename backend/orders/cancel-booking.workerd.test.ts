import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Booking, BookingSummary, CancelQuote } from '#contract/booking.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { packageBuyer, packageOf } from '../products/packages/traveller-for-tests.ts'
import {
  type ProblemBody,
  call,
  customerDetails,
  findOffer,
  findOffers,
  hasten,
  mailOf,
  mailsOf,
  readyTraveller,
} from '../sessions/traveller-for-tests.ts'
import type { OrderState } from './order-state.ts'

type Fare = Pick<FlightOffer['fareFamilies'][number], 'refund'>

const isMixed = ({ label }: { readonly label: string }): boolean => label.includes(' · ')
const isFinal = ({ refund }: Fare): boolean => refund.allowed === false
const isUnsaid = ({ refund }: Fare): boolean => refund.allowed === null
const hasPenalty = ({ refund }: Fare): boolean => refund.allowed === true && (refund.penalty?.amount ?? 0) > 0

const usd = (amount: number) => ({ amount, currency: 'USD' })

const bookedAt = async (offer: FlightOffer, isWanted: (fare: FlightOffer['fareFamilies'][number]) => boolean) => {
  const fare = offer.fareFamilies.find(isWanted)
  if (!fare) throw new Error('no such fare')
  const ana = await readyTraveller({ ...offer, id: fare.id, price: { ...offer.price, intTotal: fare.price.intTotal } })
  const card = await ana.registerCard('4242424242424242', undefined, fare.price.intTotal.amount)
  const { booking } = (await ana.pay(card.body.transactionId, fare.price.intTotal.amount)).body
  if (!booking) throw new Error('not booked')
  return { ...ana, bookingId: booking.id, referenceId: booking.referenceId, fare }
}

/** A flight that was booked at such a fare. */
const bookedFlight = async (
  isWanted: (fare: Fare) => boolean,
  [from, to]: readonly [string, string] = ['BOG', 'MAD'],
) => bookedAt(await findOffer(from, to), isWanted)

interface Owner {
  readonly agentId: string
  readonly bookingId: string
}

const quote = ({ agentId, bookingId }: Owner) =>
  call<CancelQuote & ProblemBody>(`/bookings/${bookingId}/cancel-quote`, {}, { 'x-agent-id': agentId })

const cancel = ({ agentId, bookingId }: Owner, partIds: readonly string[], kept: number, more: object = {}) =>
  call<Booking & ProblemBody>(
    `/bookings/${bookingId}/cancel`,
    { partIds, kept: usd(kept), ...more },
    { 'x-agent-id': agentId },
  )

const statusOf = async (table: 'airline_orders' | 'hotel_orders', sessionId: string) => {
  const order = env.ORDERS.get(env.ORDERS.idFromString(sessionId))
  const state = await runInDurableObject(order, (_order, { storage }) => storage.get<OrderState>('order'))
  const keys = (state?.parts ?? []).map(({ supplier }) => supplier.orderKey)
  const rows = await env.DB.prepare(
    `SELECT status FROM ${table} WHERE order_key IN (${keys.map(() => '?').join(', ')})`,
  )
    .bind(...keys)
    .all<{ status: string }>()
  return rows.results.map(({ status }) => status)
}

const refundsOf = async (sessionId: string): Promise<readonly number[]> => {
  const { results } = await env.DB.prepare(
    `SELECT amount FROM gateway_refunds WHERE payment_id IN (SELECT payment_id FROM gateway_charges WHERE session_id = ?)`,
  )
    .bind(sessionId)
    .all<{ amount: number }>()
  return results.map(({ amount }) => amount)
}

describe('a booked flight', () => {
  it('is cancelled at the cost that was told, once, and the rest goes back', async () => {
    const ana = await bookedFlight(hasPenalty)
    const total = ana.fare.price.intTotal.amount
    const { choices } = (await quote(ana)).body
    const kept = choices[0]?.kept.amount ?? 0
    expect(choices).toEqual([{ partIds: ['1'], isFinal: false, kept: usd(kept), refund: usd(total - kept) }])
    expect(kept).toBe(Math.min(total, ana.fare.refund.penalty?.amount ?? 0))

    expect(await cancel(ana, ['1'], kept - 1)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', previous: usd(kept - 1), current: usd(kept) },
    })
    expect([await statusOf('airline_orders', ana.sessionId), await refundsOf(ana.sessionId)]).toEqual([
      ['confirmed'],
      [],
    ])

    const done = await cancel(ana, ['1'], kept)
    expect(done).toMatchObject({
      status: 200,
      body: {
        bookingStatus: 'Cancelled',
        paymentStatus: 'refunded',
        total: usd(total),
        parts: [
          { state: 'cancelled', cancellation: { state: 'refunded', kept: usd(kept), refund: usd(total - kept) } },
        ],
      },
    })
    expect((await cancel(ana, ['1'], kept)).body).toEqual(done.body)
    expect([await statusOf('airline_orders', ana.sessionId), await refundsOf(ana.sessionId)]).toEqual([
      ['released'],
      [total - kept],
    ])
    expect((await quote(ana)).body.choices).toEqual([])
  })

  it('is told of by one mail, and as what it is in a list', async () => {
    const ana = await bookedFlight(hasPenalty)
    await hasten(ana.sessionId, 'documents')
    const [choice] = (await quote(ana)).body.choices
    if (!choice) throw new Error('no choice')
    await cancel(ana, ['1'], choice.kept.amount)
    await hasten(ana.sessionId, 'publish')
    await hasten(ana.sessionId, 'watch')
    await hasten(ana.sessionId, 'documents')
    await hasten(ana.sessionId, 'publish')
    const mails = (await mailsOf(ana.bookingId)).map(({ id }) => id.replace(`${ana.bookingId}:`, ''))
    expect(mails.toSorted()).toEqual(['cancelled:1', 'confirmed', 'ticketed'])
    const mail = await mailOf(ana.bookingId, 'cancelled')
    expect(mail).toContain(
      [
        `Importe cobrado: ${formatMoney(ana.fare.price.intTotal, 'es')}`,
        `No se devuelve, por la cancelación: ${formatMoney(choice.kept, 'es')}`,
        `Vuelve a Visa •••• 4242: ${formatMoney(choice.refund, 'es')}`,
      ].join('\n'),
    )
    expect(mail).toContain('(cancelado por ti)')
    expect(mail).not.toMatch(/boleto \d{13}|proveedor la canceló/)
    const list = await call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })
    expect(list.body.data).toMatchObject([
      {
        bookingStatus: 'Cancelled',
        cancelledBy: 'traveller',
        givenBack: { refunded: choice.refund, onItsWay: usd(0) },
      },
    ])
  })

  it('that was found among refundable fares is given back as its fare says, whatever its airlines call it each way', async () => {
    const offers = await findOffers('LHR', 'BKK', ['adult'], { refundableFare: true })
    const offer = offers.find(({ fareFamilies: [cheapest] }) => cheapest && isMixed(cheapest))
    if (!offer) throw new Error('no fare of two families')
    const ana = await bookedAt(offer, isMixed)
    const total = ana.fare.price.intTotal.amount
    const kept = Math.min(total, ana.fare.refund.penalty?.amount ?? total)
    const told = { partIds: ['1'], isFinal: false, kept: usd(kept), refund: usd(total - kept) }
    expect(kept).toBeLessThan(total)
    expect((await quote(ana)).body.choices).toEqual([told])
    expect((await cancel(ana, ['1'], kept)).body.bookingStatus).toBe('Cancelled')
    expect(await refundsOf(ana.sessionId)).toEqual([total - kept])
  })

  it('whose fare gives nothing back stays as it is', async () => {
    const ana = await bookedFlight(isFinal)
    const total = ana.fare.price.intTotal
    expect((await quote(ana)).body.choices).toEqual([{ partIds: ['1'], isFinal: true, kept: total, refund: usd(0) }])
    expect(await cancel(ana, ['1'], total.amount)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } })
    expect((await ana.booking(ana.bookingId)).body).toMatchObject({
      bookingStatus: 'Confirmed',
      parts: [{ state: 'confirmed' }],
    })
  })

  it('of whose refund its airline says nothing is not said to have been sold without one', async () => {
    const ana = await bookedFlight(isUnsaid, ['YOW', 'YFB'])
    const total = ana.fare.price.intTotal
    expect((await quote(ana)).body.choices).toEqual([
      { partIds: ['1'], isFinal: true, isUnsaid: true, kept: total, refund: usd(0) },
    ])
  })

  it('that has left is cancelled by nobody', async () => {
    const ana = await bookedFlight(hasPenalty)
    const order = env.ORDERS.get(env.ORDERS.idFromString(ana.sessionId))
    const until = await runInDurableObject(order, async (_order, { storage }) => {
      const state = await storage.get<OrderState>('order')
      const [part] = state?.parts ?? []
      if (!state || !part) throw new Error('no part')
      const cancelSteps = part.quote.terms.cancel.map((step) => ({ ...step, until: 1 }))
      const terms = { ...part.quote.terms, cancel: cancelSteps }
      await storage.put('order', { ...state, parts: [{ ...part, quote: { ...part.quote, terms } }] })
      return part.quote.terms.cancel[0]?.until ?? 0
    })
    const leaves = Date.parse(
      `${(await ana.booking(ana.bookingId)).body.parts.flatMap((part) => (part.kind === 'flight' ? (part.item.offer.itineraries[0]?.segments[0]?.departure.at ?? '') : ''))[0]}-05:00`,
    )
    expect(until).toBe(leaves)
    expect((await quote(ana)).body.choices[0]).toMatchObject({ isFinal: true, refund: usd(0) })
    expect((await cancel(ana, ['1'], 10_000_000)).status).toBe(409)
  })

  it('is cancelled by whoever knows its reference and email, and by nobody else', async () => {
    const ana = await bookedFlight(hasPenalty)
    const stranger = { ...ana, agentId: 'agent-of-a-stranger' }
    expect([(await quote(stranger)).status, (await cancel(stranger, ['1'], 10_000_000)).status]).toEqual([404, 404])
    const opened = { referenceId: ana.referenceId, email: customerDetails.email }
    expect((await cancel(stranger, ['1'], 10_000_000, { opened: { ...opened, email: 'x@example.com' } })).status).toBe(
      404,
    )
    expect((await cancel(stranger, ['1'], 10_000_000, { opened })).body.bookingStatus).toBe('Cancelled')
  })

  it.each([
    ['no part', [], 400],
    ['a part that is not of it', ['1', '2'], 400],
  ])('is not cancelled where %s is named', async (_which, partIds, status) => {
    const ana = await bookedFlight(hasPenalty)
    expect((await cancel(ana, partIds, 10_000_000)).status).toBe(status)
    expect(await statusOf('airline_orders', ana.sessionId)).toEqual(['confirmed'])
  })
})

describe('a package', () => {
  it('is cancelled whole or not at all, at what its terms said, at both suppliers', async () => {
    const ana = await packageBuyer(await packageOf({ fare: hasPenalty }))
    const { booking } = (await ana.pay()).body
    if (!booking) throw new Error('not booked')
    const owner = { ...ana, bookingId: booking.id }
    const { choices } = (await quote(owner)).body
    const [now] = booking.package?.cancel.steps ?? []
    const total = ana.offer.price.dueNow.amount
    const kept = now?.keeps.amount ?? 0
    expect(choices).toEqual([
      { partIds: ['flight', 'hotel'], isFinal: false, kept: usd(kept), refund: usd(total - kept) },
    ])
    expect((await cancel(owner, ['hotel'], total)).status).toBe(400)
    const { body } = await cancel(owner, ['flight', 'hotel'], kept)
    expect(body).toMatchObject({ bookingStatus: 'Cancelled', total: usd(total) })
    expect([await statusOf('airline_orders', ana.sessionId), await statusOf('hotel_orders', ana.sessionId)]).toEqual([
      ['released'],
      ['released'],
    ])
    const refunds = await refundsOf(ana.sessionId)
    expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(total - kept)
  })

  it('gives back what its hotel does where its fare gives nothing back', async () => {
    const ana = await packageBuyer(await packageOf({ fare: isFinal }))
    const { booking } = (await ana.pay()).body
    if (!booking) throw new Error('not booked')
    const owner = { ...ana, bookingId: booking.id }
    const [choice] = (await quote(owner)).body.choices
    expect(choice).toMatchObject({ isFinal: false, kept: booking.package?.cancel.steps[0]?.keeps })
    expect(choice?.refund.amount).toBeGreaterThan(0)
    const { body } = await cancel(owner, ['flight', 'hotel'], choice?.kept.amount ?? 0)
    expect(body.bookingStatus).toBe('Cancelled')
    expect(await refundsOf(ana.sessionId)).toEqual([choice?.refund.amount])
    // nobody takes the ticket back
    expect(await statusOf('airline_orders', ana.sessionId)).toEqual(['confirmed'])
  })
})
