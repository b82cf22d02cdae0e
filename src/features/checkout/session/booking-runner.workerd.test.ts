import { describe, expect, it } from '@effect/vitest'
import { Clock, Effect, Fiber, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { Unavailable } from '#contract/problem.ts'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { BookingOfProduct } from '../product/product.ts'
import { requestPay } from '../machine/booking-pay.ts'
import { type BookingStore, runDue, runPayment } from './booking-runner.server.ts'
import { editDraft } from '../machine/booking-edit.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { startBooking } from '../machine/booking-start.ts'
import { exampleFlights, filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import type { Passenger } from '../travellers/passenger.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { draftTotal } from '../product/product.ts'

const context = {
  key: 'booking-1',
  agentId: 'agent-0123456789abcdef',
  language: 'es',
  returnUrl: 'https://trayecto.example/back',
  infoData: {},
} as const

const start = Date.parse('2026-11-21T10:00:00Z')

const inMemory = (checkout: CheckoutState): BookingStore & { readonly checkout: () => CheckoutState } => {
  let booking: BookingOfProduct = { product: flights, checkout, context, cardEnvelope: 'a..b.c.d' }
  return {
    read: () => booking,
    change: (_key, step) => {
      booking = { ...booking, checkout: step(booking.checkout) }
    },
    write: () => undefined,
    checkout: () => booking.checkout,
  }
}

const down = new Unavailable({ code: 'storage_unavailable', message: 'no', requestId: 'r1' })

/** A backend whose session cannot be opened before `wellAt`, in milliseconds of the test's clock. */
const backend = (wellAt: number) => {
  const starts: number[] = []
  const open = () =>
    Effect.gen(function* () {
      const now = (yield* Clock.currentTimeMillis) - start
      starts.push(now)
      return now < wellAt ? yield* down : { sessionId: 'ses_1', expiresAt: '' }
    })
  const session = { start: open, setFlightOrder: () => Effect.fail(down), cancelPayment: () => Effect.fail(down) }
  return { starts, layer: Layer.succeed(BookingClient, { session } as unknown as BookingClient['Service']) }
}

const formOf = ({ id: _id, type: _type, ...form }: Passenger) => form

const filled = (): CheckoutState => {
  const { customer, billing } = filledDraft
  const passengers = Object.fromEntries(filledDraft.passengers.map((passenger) => [passenger.id, formOf(passenger)]))
  return editDraft(
    flights,
    startBooking(flights, exampleFlights, undefined, start),
    { customer, billing, passengers },
    start,
  )
}

describe('the program of a booking', () => {
  it.effect('makes what is due and leaves the rest to the alarm', () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(start)
      const { starts, layer } = backend(0)
      const store = inMemory(filled())
      yield* runDue(store).pipe(Effect.provide(layer))
      expect(starts).toEqual([0])
      expect(store.checkout().steps.offer).toMatchObject({ status: 'waiting', dueAt: start + 2000 })
    }),
  )

  it.effect('backs off while a backend is down, and gives Pay up after its timeout with nothing charged', () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(start)
      const { starts, layer } = backend(Number.POSITIVE_INFINITY)
      const asked = { method: 'card', agreed: draftTotal(flights, filledDraft) } as const
      const store = inMemory(requestPay(flights, filled(), asked, start))
      const fiber = yield* runPayment(store).pipe(Effect.provide(layer), Effect.forkChild)
      yield* TestClock.adjust('7 seconds')
      expect(store.checkout().payment.status).toBe('preparing')
      const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
      for (const [attempt, gap] of gaps.entries()) {
        expect(gap).toBeGreaterThanOrEqual(250 * 2 ** attempt)
        expect(gap).toBeLessThanOrEqual(500 * 2 ** attempt)
      }
      expect(gaps.length).toBeGreaterThanOrEqual(3)
      yield* TestClock.adjust('30 seconds')
      yield* Fiber.join(fiber)
      expect(store.checkout().payment).toEqual({ status: 'idle', last: { outcome: 'notReady' } })
      expect(starts.every((at) => at <= 25_000)).toBe(true)
    }),
  )

  it.effect('pays nothing while nobody takes back the page that is open, and gives Pay up after its timeout', () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(start)
      const { layer } = backend(0)
      const asked = { method: 'card', agreed: draftTotal(flights, filledDraft) } as const
      const asking = { since: start, askAt: start + 20_000, asked: 0 }
      const payment = { status: 'hosted', url: 'https://pay.example', cartId: 'cart_1', ...asking } as const
      const store = inMemory(requestPay(flights, { ...filled(), payment }, asked, start))
      const fiber = yield* runPayment(store).pipe(Effect.provide(layer), Effect.forkChild)
      yield* TestClock.adjust('10 seconds')
      expect(store.checkout().payment).toMatchObject({ status: 'leaving', next: asked })
      yield* TestClock.adjust('30 seconds')
      yield* Fiber.join(fiber)
      expect(store.checkout().payment).toMatchObject({ status: 'leaving', transactionId: 'cart_1', next: null })
    }),
  )

  it.effect('goes on by itself once the backend is well', () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(start)
      const { layer } = backend(3000)
      const asked = { method: 'card', agreed: draftTotal(flights, filledDraft) } as const
      const store = inMemory(requestPay(flights, filled(), asked, start))
      yield* runPayment(store).pipe(Effect.provide(layer), Effect.forkChild)
      yield* TestClock.adjust('8 seconds')
      expect(store.checkout().steps.session?.status).toBe('saved')
      expect(store.checkout().steps.offer).toMatchObject({
        status: 'waiting',
        problem: { code: 'storage_unavailable' },
      })
    }),
  )
})
