import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { openText } from '../../orders/store/sealed-text.ts'
import { call, customerDetails, findOffer, readyTraveller } from '../../sessions/traveller-for-tests.ts'

/** What the airline has written down under an order's key. */
const airlineRecord = async (key: string): Promise<unknown> => {
  const row = await env.DB.prepare('SELECT ordered, amount FROM airline_orders WHERE order_key = ?')
    .bind(key)
    .first<{ ordered: string; amount: number }>()
  if (!row) throw new Error('the airline knows of no such order')
  const secret = env.DOCUMENT_KEY || (await env.KEY_RING.get(env.KEY_RING.idFromName('keys')).secret('documents'))
  return { ...JSON.parse(await openText(secret, row.ordered)), amount: row.amount }
}

it('a bag, a number and a lap that were paid for are ordered, shown, mailed and looked up', async () => {
  const offer = await findOffer('BOG', 'MAD', ['adult', 'adult', 'infant'])
  const party = { types: ['adult', 'adult', 'infant'], language: 'en' } as const
  const ana = await readyTraveller(offer, {
    ...party,
    contact: { emergencyContact: '+576015550101' },
    numbers: { '2': 'IB 4411' },
  })
  const bags = async (quantity: number, totalAmount: number, travelers: object[]) =>
    ana.write<{ data: { total: { amount: number } } }>('/add/additional-services', {
      ...ana.parts,
      additionalServices: {
        baggage: { return: { quantity, totalAmount, segmentIds: [], journeyType: 'return', travelers } },
      },
    })
  const asked = await bags(3, 1, [
    { travelerId: '1', quantity: 1 },
    { travelerId: '2', quantity: 2 },
  ])
  const price = asked.body.current?.amount ?? 0
  const added = await bags(3, price, [
    { travelerId: '1', quantity: 1 },
    { travelerId: '2', quantity: 2 },
  ])
  const total = added.body.data.total.amount
  const card = await ana.registerCard('4242424242424242', crypto.randomUUID(), total)
  const { booking } = (await ana.pay(card.body.transactionId, total)).body
  if (!booking) throw new Error('not booked')

  const ours = (price / 3 - 500) * 3
  expect(await airlineRecord(`${card.body.transactionId}:1:confirm`)).toMatchObject({
    travelers: [
      { id: '1', travelerType: 'ADULT', associatedAdultId: null, emergencyContact: '+576015550101' },
      { id: '2', travelerType: 'ADULT', frequentFlyerNumbers: ['IB 4411'] },
      { id: '3', travelerType: 'HELD_INFANT', associatedAdultId: '1', frequentFlyerNumbers: [] },
    ],
    bags: [
      { travelerId: '1', itinerary: 1, quantity: 1 },
      { travelerId: '2', itinerary: 1, quantity: 2 },
    ],
    amount: offer.price.intTotal.amount + ours,
  })

  const shown = {
    passengers: [{ id: '1' }, { id: '2', frequentFlyerNumber: 'IB 4411' }, { id: '3', associatedAdultId: '1' }],
    customerDetails: { emergencyContact: '+576015550101' },
    additionalServices: {
      baggages: [
        { journeyType: 'return', quantity: 3, travelers: [{ quantity: 1 }, { travelerId: '2', quantity: 2 }] },
      ],
    },
  }
  expect(booking).toMatchObject(shown)
  expect(booking.parts).toMatchObject([
    {
      kind: 'flight',
      state: 'confirmed',
      item: { offer: { id: offer.id } },
      extras: { bags: shown.additionalServices.baggages },
      quote: { offerId: offer.id, total: booking.total },
      supplier: { reference: booking.airlineReference },
    },
  ])
  expect((await ana.booking(booking.id)).body).toMatchObject(shown)
  const guess = { referenceId: booking.referenceId, email: customerDetails.email }
  expect((await call<Booking>('/booking/lookup', guess)).body).toMatchObject(shown)

  const airlineReference = await env.DB.prepare(
    'SELECT airline_reference AS code FROM airline_orders WHERE order_key = ?',
  )
    .bind(`${card.body.transactionId}:1:confirm`)
    .first<string>('code')
  expect(booking.airlineReference).toBe(airlineReference)
  const list = await call<{ data: object[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })
  expect(list.body.data).toMatchObject([{ referenceId: booking.referenceId, airlineReference }])

  const mail = await env.DB.prepare('SELECT plain FROM outbox WHERE booking_id = ?')
    .bind(booking.id)
    .first<string>('plain')
  expect(mail).toContain('Return: 3 added bags · Ana Núñez 1, Ana Núñez 2')
  expect(mail).toContain(`Airline reference: ${airlineReference}`)
  expect(mail).toContain(`http://localhost:4173/en/user/my-journey/booking-detail?booking=${booking.id}`)
})

it('refuses bags of nobody, of an infant, and more than the airline adds for one traveller', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD', ['adult', 'infant']), { types: ['adult', 'infant'] })
  const bagsOf = async (quantity: number, travelers: object[]) => {
    const onward = { quantity, totalAmount: 1, segmentIds: [], journeyType: 'onward', travelers }
    const baggage = { onward }
    return (await ana.write('/add/additional-services', { ...ana.parts, additionalServices: { baggage } })).body._tag
  }
  expect(await bagsOf(1, [{ travelerId: '1', quantity: 1 }])).toBe('PriceChanged')
  expect(await bagsOf(1, [{ travelerId: '2', quantity: 1 }])).toBe('InvalidRequest')
  expect(await bagsOf(1, [{ travelerId: '7', quantity: 1 }])).toBe('InvalidRequest')
  expect(await bagsOf(2, [{ travelerId: '1', quantity: 1 }])).toBe('InvalidRequest')
  expect(await bagsOf(4, [{ travelerId: '1', quantity: 4 }])).toBe('InvalidRequest')
})
