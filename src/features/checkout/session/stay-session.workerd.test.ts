import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { exampleStay, filledGuests } from '#/verticals/hotels/booking/stay-for-tests.ts'
import { charges, problem, recorded, resetBackend, script } from './recording-backend.ts'

const envelope = 'eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVydGV4dA.dGFn'
const agreed = exampleStay.total
const paths = (): string[] => recorded.map(({ path }) => path.replace('/user/session/', ''))

let booked = 0
const begin = async () => {
  const session = env.BOOKING_SESSION.getByName(`guest-${(booked += 1)}`)
  await session.begin({
    kind: 'hotel',
    item: exampleStay,
    agreed,
    context: {
      key: `stay-${booked}`,
      agentId: 'agent-0123456789abcdef',
      language: 'es',
      returnUrl: 'https://trayecto.example/booking/authenticate',
      infoData: {},
    },
  })
  return session
}

beforeEach(resetBackend)

it('is booked through its own calls, at what is due now', async () => {
  const session = await begin()
  await session.save({ ...filledGuests, extras: { arrivalTime: '21:30' } }, 1)
  const view = await session.pay({ method: 'card', agreed }, envelope)
  expect(view?.payment).toMatchObject({ status: 'confirmed' })
  expect(view?.pages).toMatchObject({ confirmed: '/hoteles/booking/success', waiting: '/hoteles/booking/waiting' })
  expect(paths()).toEqual([
    'start',
    'set/hotel-order',
    'customer',
    'hotel/create-guests',
    'hotel/create-billing-info',
    'hotel/create-payment-info',
    'hotel/card/success',
  ])
  expect(recorded[1]?.body).toMatchObject({ hotelOffer: { price: { intTotal: exampleStay.stay.price.total } } })
  expect(recorded[3]?.body).toMatchObject({
    hotelOfferId: 'ord_2',
    guests: [
      { roomIndex: 1, firstName: 'Ana María', lastName: 'Muñoz' },
      { roomIndex: 2, firstName: 'Leo', lastName: 'Muñoz' },
    ],
    requests: { arrivalTime: '21:30' },
  })
  expect(charges().map(({ amount }) => amount)).toEqual([agreed.amount])
})

it('waits for a guest of every room', async () => {
  const session = await begin()
  await session.save({ ...filledGuests, passengers: { '1': { firstName: 'Ana', lastName: 'Muñoz' } } }, 1)
  const view = await session.pay({ method: 'card', agreed }, envelope)
  expect(view?.payment).toEqual({ status: 'idle', last: { outcome: 'notReady' } })
  expect(paths()).not.toContain('hotel/create-guests')
})

it('tells the hotel again where a request alone was changed', async () => {
  const session = await begin()
  await session.save(filledGuests, 1)
  await session.flush({})
  await runDurableObjectAlarm(session)
  await session.flush({ extras: { message: 'A quiet room' } })
  await runDurableObjectAlarm(session)
  const guests = recorded.filter(({ path }) => path.endsWith('/create-guests'))
  expect(guests.at(-1)?.body).toMatchObject({ requests: { message: 'A quiet room' } })
})

it('leads back to its own summary where the hotel refuses, with everything that was typed', async () => {
  const session = await begin()
  await session.save(filledGuests, 1)
  script('/user/session/hotel/card/success', problem(422, { _tag: 'OrderFailed', code: 'supplier_payment_failed' }))
  const view = await session.pay({ method: 'card', agreed }, envelope)
  expect(view?.payment).toMatchObject({ status: 'idle', last: { outcome: 'failed', code: 'supplier_payment_failed' } })
  expect(paths()).not.toContain('payment-status')
  expect(view?.pages.summary).toEqual({ to: '/hoteles/booking/summary', search: exampleStay.search })
  expect(view?.draft.passengers[0]?.lastName).toBe('Muñoz')
})

it('asks about a price that the hotel raised, and goes on at it after a yes alone', async () => {
  const session = await begin()
  await session.save(filledGuests, 1)
  const { total } = exampleStay.stay.price
  const current = { ...total, amount: total.amount + 2500 }
  script(
    '/user/session/set/hotel-order',
    problem(409, { _tag: 'PriceChanged', code: 'price_changed', previous: total, current }),
  )
  const asked = await session.pay({ method: 'card', agreed }, envelope)
  expect(asked).toMatchObject({ payment: { status: 'idle' }, priceChange: { previous: total, current } })
  expect(charges()).toEqual([])
  const accepted = await session.acceptPrice()
  expect(accepted?.total).toEqual({ ...agreed, amount: agreed.amount + 2500 })
  await session.flush({})
  await runDurableObjectAlarm(session)
  const orders = recorded.filter(({ path }) => path.endsWith('/set/hotel-order'))
  expect(orders.at(-1)?.body).toMatchObject({ hotelOffer: { price: { intTotal: current } } })
})

it('takes its guests along to a newer offer of the same stay', async () => {
  const session = await begin()
  await session.save(filledGuests, 1)
  const newer = { ...exampleStay, offerId: 'offer-newer' }
  const view = await session.begin({
    kind: 'hotel',
    item: newer,
    agreed,
    context: {
      key: 'newer',
      agentId: 'agent-0123456789abcdef',
      language: 'es',
      returnUrl: 'https://trayecto.example/booking/authenticate',
      infoData: {},
    },
  })
  const names = view?.draft.passengers.map(({ firstName }) => firstName)
  expect(names).toEqual(['Ana María', 'Leo'])
})
