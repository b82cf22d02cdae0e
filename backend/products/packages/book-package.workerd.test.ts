import { env } from 'cloudflare:workers'
import { Schema } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import type { HotelCheckAnswer } from '#contract/products/hotels/hotel-rates.ts'
import {
  MinimalPackageFlightsAnswer,
  type PackageFlight,
  PackageFlightsAnswer,
} from '#contract/products/packages/package-flights.ts'
import type { PackageOffer } from '#contract/products/packages/package-offer.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { call, hasten, payOnPage, mailOf } from '../../sessions/traveller-for-tests.ts'
import {
  type PackageBuyer,
  chargedTo,
  checkPair,
  choosePair,
  ordersOf,
  packageBuyer,
  packageOf,
  searchPackage,
  searchPackageMinimally,
} from './traveller-for-tests.ts'

const set = (values: Partial<Record<'HORIZONTE' | 'PACKAGES' | 'TWO_FINAL_PARTS', string>>): void =>
  void Object.assign(env, values)
afterEach(() => set({ HORIZONTE: 'off', PACKAGES: 'on', TWO_FINAL_PARTS: '' }))

type Fare = PackageFlight['fareFamilies'][number]
/** Whoever cancels gets a part of the price back, and not all of it. */
const hasPenalty = ({ refund }: Fare): boolean => refund.allowed === true && (refund.penalty?.amount ?? 0) > 0
const isOfSecond = ({ id }: PackageFlight): boolean => id.startsWith('HORIZONTE.')
const isFinal = {
  rate: ({ cancel }: { cancel: { refundability: string } }) => cancel.refundability === 'non_refundable',
}

const paymentOf = async (buyer: PackageBuyer) => (await buyer.status()).body

describe('a package is booked', () => {
  it('by card: one price is agreed to, charged once, and below what the two cost apart', async () => {
    const offer = await packageOf()
    const ana = await packageBuyer(offer)
    expect([ana.set.status, ana.travellers.status, ana.billing.status]).toEqual([200, 200, 200])
    expect(ana.set.body).toMatchObject({ total: offer.price.dueNow, price: offer.price })
    const { freeUntil, steps, fixedNights } = offer.cancel
    expect(offer.price.total.amount).toBeLessThan(offer.price.apart.amount)
    const { body } = await ana.pay()
    expect(body).toMatchObject({
      status: 'paid',
      booking: {
        bookingStatus: 'Confirmed',
        total: offer.price.dueNow,
        package: { ...offer.price, cancel: { freeUntil, steps, fixedNights } },
        parts: [
          { kind: 'flight', state: 'confirmed' },
          { kind: 'hotel', state: 'confirmed' },
        ],
      },
    })
    expect(await chargedTo(ana)).toEqual([offer.price.dueNow.amount])
    expect(await ordersOf(body.transactionId)).toEqual({ flights: ['confirmed'], stays: ['confirmed'] })
  })

  it('by the provider’s page, with documents of both and a mail that tells no part’s price', async () => {
    const ana = await packageBuyer(await packageOf())
    const { price } = ana.offer
    const { body } = await ana.goToPage()
    await payOnPage(body.data.paymentUrl, { sessionId: ana.sessionId, amount: price.dueNow.amount })
    const cartId = new URL(body.data.paymentUrl).searchParams.get('cartId')
    const { booking } = (await ana.status({ cartId })).body
    expect(booking).toMatchObject({ bookingStatus: 'Confirmed', total: price.dueNow })
    await hasten(ana.sessionId, 'documents')
    const issued = (await ana.booking(booking?.id ?? '')).body
    expect(issued.ticketingStatus).toBe('issued')
    expect(issued.parts.map(({ documents }) => documents.length)).toEqual([2, 1])
    const mail = await env.DB.prepare('SELECT subject, plain FROM outbox WHERE booking_id = ?')
      .bind(booking?.id)
      .first<Record<'subject' | 'plain', string>>()
    expect(mail?.subject).toMatch(/^Reserva \w+ confirmada: tu viaje a /)
    // both kinds have something to say, and neither speaks for the whole
    expect(mail?.plain).toMatch(/emitiendo tus boletos[^]*comprobante/)
    expect(mail?.plain).toContain('Pruebas standard')
    expect(mail?.plain).not.toMatch(/Tarifa|Pagado con la reserva|Total de la estadía/)
    // nor how a part is cancelled, which tells what the other one keeps
    expect(mail?.plain).not.toMatch(/cancelación gratis|cancelar tiene un costo/)
    for (const { keeps } of ana.offer.cancel.steps)
      expect(mail?.plain).toMatch(
        keeps.amount < price.total.amount ? `cancelar cuesta ${formatMoney(keeps, 'es')}` : 'no se devuelve nada',
      )
  })

  it('with a mail that tells what is paid at the hotel of the one price', async () => {
    const ana = await packageBuyer(await packageOf({ hotelCode: 'PRUEBAS-fee_at_property' }))
    const { price } = ana.offer
    expect(price.dueAtProperty.amount).toBeGreaterThan(0)
    const mail = await mailOf((await ana.pay()).body.booking?.id)
    expect(mail).toContain(`impuestos y cargos incluidos: ${formatMoney(price.total, 'es')}`)
    expect(mail).toContain(`De los cuales se pagan en el hotel: ${formatMoney(price.dueAtProperty, 'es')}`)
    expect(mail).toContain(`Pagado con la reserva: ${formatMoney(price.dueNow, 'es')}`)
    expect(mail).not.toMatch(/Tarifa|Total de la estadía/)
  })

  it('once, although the answer of the hotel was lost: unknown at first, then found', async () => {
    const ana = await packageBuyer(await packageOf({ hotelCode: 'PRUEBAS-answer_lost' }))
    expect(await ana.pay()).toMatchObject({ status: 409, body: { code: 'unknown_outcome' } })
    const { transactionId } = await paymentOf(ana)
    const after = await paymentOf(ana)
    expect(after).toMatchObject({ status: 'paid', booking: { package: ana.offer.price } })
    expect(await ordersOf(transactionId)).toEqual({ flights: ['confirmed'], stays: ['confirmed'] })
    expect(await chargedTo(ana)).toEqual([ana.offer.price.dueNow.amount])
  })
})

describe('a package that cannot be had whole', () => {
  it('lets the flight go where the hotel refuses, charges nothing, and says what each costs alone', async () => {
    set({ HORIZONTE: 'on' })
    const ana = await packageBuyer(await packageOf({ hotelCode: 'PRUEBAS-rooms_unavailable', flight: isOfSecond }))
    expect(await ana.pay()).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
    const outcome = await paymentOf(ana)
    expect(outcome).toMatchObject({
      status: 'voided',
      booking: null,
      letGo: {
        parts: [
          { kind: 'flight', state: 'released' },
          { kind: 'hotel', state: 'refused' },
        ],
        alone: [{ partId: 'flight' }],
      },
    })
    expect(await ordersOf(outcome.transactionId)).toEqual({ flights: ['released'], stays: [] })
    expect(await chargedTo(ana)).toEqual([])
    // the flight alone is one of the choices
    const own = outcome.letGo?.alone[0]?.total
    if (!own) throw new Error('no price')
    const alone = await ana.write<{ total: object }>('/remove/part', { partId: 'hotel', price: { intTotal: own } })
    expect(alone.body.total).toEqual(own)
    const { body } = await ana.pay(own, [ana.offer.flightOfferId])
    expect(body).toMatchObject({ status: 'paid', booking: { total: own } })
    expect(body.booking).not.toHaveProperty('package')
  })

  it('asks where letting the flight go costs something, and charges its own price to whoever keeps it', async () => {
    const offer = await packageOf({ hotelCode: 'PRUEBAS-rooms_unavailable', fare: hasPenalty, ...isFinal })
    const ana = await packageBuyer(offer)
    const asked = (await ana.pay()).body
    expect(asked).toMatchObject({
      status: 'authorised',
      booking: null,
      decision: { parts: [{ state: 'confirmed' }, { state: 'refused' }] },
    })
    expect(await chargedTo(ana)).toEqual([])
    const kept = asked.decision?.kept
    const { body } = await ana.decide('keep')
    expect(body).toMatchObject({ status: 'paid', booking: { total: kept } })
    expect(body.booking).not.toHaveProperty('package')
    expect(await chargedTo(ana)).toEqual([kept?.amount])
    const mail = await mailOf(body.booking?.id)
    expect(mail).toContain('El resto de tu viaje no se pudo reservar. No se cobró nada por él.')
    expect(mail).not.toMatch(/Pruebas rooms_unavailable|comprobante|hotel/i)
  })

  it('never sells the stay at the package’s rate to whoever keeps it alone', async () => {
    const ana = await packageBuyer(
      await packageOf({ from: 'LHR', to: 'LGW', hotelCode: 'PRUEBAS-partially_refundable' }),
    )
    const { decision } = (await ana.pay()).body
    const { body } = await ana.decide('keep')
    const [, stay] = body.booking?.parts ?? []
    if (stay?.kind !== 'hotel') throw new Error('no stay was kept')
    expect(stay.state).toBe('confirmed')
    expect(stay.item.price).not.toHaveProperty('apart')
    expect(stay.quote.total).toEqual(stay.item.price.dueNow)
    expect(decision?.kept).toEqual(stay.item.price.dueNow)
    expect(await chargedTo(ana)).toEqual([stay.item.price.dueNow.amount])
  })
})

describe('one question, old and new', () => {
  it('is asked about the pair where the hotel’s price has changed', async () => {
    const pair = await choosePair({ hotelCode: 'PRUEBAS-check_price_changed' })
    const { body } = await checkPair(pair)
    if (body.outcome !== 'changed') throw new Error(body.outcome)
    expect(body).toMatchObject({ changed: ['price'], previous: pair.shown, current: body.offer.price.total })
    expect(body.current.amount).toBeGreaterThan(pair.shown.amount)
    const agreed = await checkPair({ ...pair, shown: body.current }, body.offer.hotelOfferId)
    expect(agreed.body.outcome).toBe('same')
  })

  it('is asked about the pair where the hotel’s terms have changed', async () => {
    const pair = await choosePair({ hotelCode: 'PRUEBAS-check_terms_changed' })
    const { body } = await checkPair(pair)
    expect(body).toMatchObject({ outcome: 'changed', previousTerms: [{ roomIndex: 1, board: 'breakfast' }] })
    expect(body.outcome === 'changed' && body.changed).toContain('cancel')
  })

  it('is asked about the pair where the flight’s price has changed, and again nowhere', async () => {
    const pair = await choosePair({ from: 'LHR', to: 'STN' })
    const { body } = await checkPair(pair)
    if (body.outcome !== 'changed') throw new Error(body.outcome)
    expect(body).toMatchObject({ changed: ['price'], previous: pair.shown, current: body.offer.price.total })
    const ana = await packageBuyer(body.offer)
    expect(ana.set.status).toBe(200)
    const lower = { ...body.current, amount: body.current.amount - 100 }
    expect((await ana.order(lower)).body).toMatchObject({
      _tag: 'PriceChanged',
      previous: lower,
      current: body.current,
    })
    expect((await ana.order(body.current)).status).toBe(200)
    expect((await ana.pay()).body.status).toBe('paid')
  })

  it('is asked where a part is taken out: the one price ends, and the other is agreed to', async () => {
    const ana = await packageBuyer(await packageOf())
    const { body } = await ana.write('/remove/part', { partId: 'flight' })
    expect(body).toMatchObject({ _tag: 'PriceChanged', previous: ana.offer.price.total })
    const again = await ana.order()
    expect(again.body.price).toEqual(ana.offer.price)
    const removed = await ana.write('/remove/part', { partId: 'flight', price: { intTotal: body.current } })
    expect(removed.status).toBe(200)
    const { apart, total } = ana.offer.price
    expect(body.current?.amount).toBeGreaterThan(0)
    expect(body.current?.amount).toBeLessThan(total.amount)
    // what the other part costs alone is what is left of the two apart
    const other = await packageBuyer(ana.offer)
    const flightAlone = (await other.write('/remove/part', { partId: 'hotel' })).body.current
    expect((flightAlone?.amount ?? 0) + (body.current?.amount ?? 0)).toBe(apart.amount)
  })
})

const read = (flightOfferId: string, hotelOfferId: string) =>
  call<PackageOffer>(`/package/offer?${new URLSearchParams({ flightOfferId, hotelOfferId })}`, undefined)

describe('a pair that was checked', () => {
  it('is read again at the same price, whatever is asked about it', async () => {
    const offer = await packageOf()
    expect(await read(offer.flightOfferId, offer.hotelOfferId)).toMatchObject({ status: 200, body: offer })
  })

  it('is none of two parts that cannot be undone, which its order would not take, unless they are insured', async () => {
    const pair = await choosePair({ fare: hasPenalty, ...isFinal })
    const { body } = await searchPackage('BOG', 'CLO')
    const flight = body.data.find(({ fareFamilies }) => fareFamilies.some(({ id }) => id === pair.flightOfferId))
    const final = flight?.fareFamilies.find(({ refund }) => refund.allowed === false)
    if (!final) throw new Error('every fare gives something back')
    const { body: sold } = await checkPair(pair)
    if (!('offer' in sold)) throw new Error(sold.outcome)
    const twice = { ...pair, flightOfferId: final.id }
    expect((await checkPair(twice)).body).toEqual({ outcome: 'sold_out', of: 'hotel' })
    expect((await read(final.id, sold.offer.hotelOfferId)).status).toBe(404)
    set({ TWO_FINAL_PARTS: 'insured' })
    expect((await checkPair(twice)).body).toHaveProperty('offer')
  })

  it('is none where the two are of different journeys, or the stay is sold alone', async () => {
    const [here, there] = [await packageOf(), await packageOf({ from: 'BOG', to: 'MAD' })]
    expect((await read(there.flightOfferId, here.hotelOfferId)).status).toBe(404)
    expect((await read(here.flightOfferId, 'nothing')).status).toBe(404)
    set({ PACKAGES: 'off' })
    expect((await read(here.flightOfferId, here.hotelOfferId)).status).toBe(404)
  })
})

describe('what is only sold together', () => {
  it('is not sold alone, neither at the check nor in an order', async () => {
    const pair = await choosePair()
    const checked = await call<HotelCheckAnswer>('/hotel/rates/check', { rateIds: pair.rateIds })
    expect(checked.status).toBe(404)
    const ana = await packageBuyer(await packageOf())
    const { hotelOfferId } = ana.offer
    const bare = await ana.write('/set/hotel-order', { hotelOffer: { id: hotelOfferId } })
    expect(bare.status).toBe(400)
    await ana.write('/remove/part', {
      partId: 'flight',
      price: { intTotal: (await ana.write('/remove/part', { partId: 'flight' })).body.current },
    })
    const part = await ana.write('/set/part', { partId: 'p2', kind: 'hotel', offer: { id: hotelOfferId } })
    expect(part).toMatchObject({ status: 410, body: { code: 'offer_no_longer_available' } })
  })

  it('is of one journey', async () => {
    const [here, there] = [await packageOf(), await packageOf({ from: 'BOG', to: 'MAD' })]
    const ana = await packageBuyer(here)
    const crossed = { flightOfferId: there.flightOfferId, hotelOfferId: here.hotelOfferId }
    expect((await ana.order(here.price.total, crossed)).status).toBe(400)
  })
})

describe('a search for packages', () => {
  it('is answered minimally where that is preferred, at the same prices, and whole where two airlines answer', async () => {
    const whole = (await searchPackage('BOG', 'CLO')).body
    const minimal = (await searchPackageMinimally('BOG', 'CLO')).body
    const totals = ({ data }: typeof whole | typeof minimal) => data.map(({ price }) => price.total.amount)
    Schema.decodeUnknownSync(PackageFlightsAnswer)(whole)
    Schema.decodeUnknownSync(MinimalPackageFlightsAnswer)(minimal)
    expect(totals(minimal)).toEqual(totals(whole))
    expect(whole.data.length).toBeGreaterThan(5)
    set({ HORIZONTE: 'on' })
    Schema.decodeUnknownSync(PackageFlightsAnswer)((await searchPackageMinimally('BOG', 'CLO')).body)
  })
})

describe('packages switched off', () => {
  it('are neither searched for nor sold, and what was chosen before is not charged', async () => {
    const ana = await packageBuyer(await packageOf())
    set({ PACKAGES: 'off' })
    expect((await searchPackage('BOG', 'CLO')).status).toBe(404)
    expect(await ana.order()).toMatchObject({ status: 410 })
    expect(await ana.pay()).toMatchObject({ status: 410 })
    expect(await chargedTo(ana)).toEqual([])
  })

  it('are booked where their payment had begun', async () => {
    const ana = await packageBuyer(await packageOf())
    const { body } = await ana.goToPage()
    set({ PACKAGES: 'off' })
    await payOnPage(body.data.paymentUrl, { sessionId: ana.sessionId, amount: ana.offer.price.dueNow.amount })
    expect(await paymentOf(ana)).toMatchObject({ status: 'paid', booking: { bookingStatus: 'Confirmed' } })
  })
})
