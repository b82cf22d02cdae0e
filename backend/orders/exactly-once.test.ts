import { Effect, type Layer } from 'effect'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askStatus, sessionSteps } from '../sessions/session-steps.ts'
import { startSession } from '../sessions/start-session.ts'
import { doDueTasks } from './due-tasks.ts'
import { type Answer, answerOf, once } from './once.ts'
import type { OrderProblem } from './order-problem.ts'
import { resumePayment } from './own-booking.ts'
import { totalOf } from './order-state.ts'
import { type Trouble, World } from './world-for-tests.ts'

const agentId = 'agent-0123456789'
const customerDetails = { email: 'a@example.com', phone: '+573001234567' }
const billingInformation = {
  cardHolderName: 'A',
  isCardHolderTraveling: true,
  addressLine1: 'B',
  city: 'C',
  country: { Name: 'D' },
}
const passengers = [
  {
    id: '1',
    type: 'adult',
    firstName: 'A',
    lastName: 'B',
    gender: 'male',
    dateOfBirth: '1990-01-01',
    passportNumber: 'X1234567',
  },
] as const
const returnUrl = 'http://localhost/booking/authenticate'

type Card = 'approve' | 'decline' | 'challenge'

/** What a traveller, a site, a network and time do; `again` sends the last write once more under its own key. */
type Move =
  | { readonly name: 'offer' | 'customer' | 'passengers' | 'billing' | 'status' | 'notice' | 'alarm' | 'again' }
  | { readonly name: 'bags'; readonly quantity: number }
  | { readonly name: 'card'; readonly card: Card }
  | { readonly name: 'pay' | 'page'; readonly stale: boolean }
  | { readonly name: 'bank' | 'hosted'; readonly agrees: boolean }
  | { readonly name: 'price'; readonly price: number }
  | { readonly name: 'airline'; readonly airline: World['airline'] }

type Program = Effect.Effect<Answer<unknown>, never, never>
type Write = Effect.Effect<unknown, OrderProblem, Layer.Success<ReturnType<World['layer']>>>

/** A site that drives an order in a world of trouble. */
class Drive {
  #key = 0
  #last: (() => Program) | undefined
  readonly world = new World()

  run(program: Effect.Effect<unknown, never, never>): Promise<unknown> {
    return Effect.runPromise(program).catch(() => undefined)
  }

  get #parts() {
    const flightOfferId = this.world.state?.orderId ?? ''
    return { agentId, customerDetails, flightOffer: { id: 'offer' }, flightOfferId, passengers, billingInformation }
  }

  #agreed(stale: boolean): number {
    const { quote, bags } = this.world.state ?? {}
    const total = quote && bags ? totalOf(quote, bags).amount : this.world.price
    return stale ? total + 100 : total
  }

  #writeOf(move: Move, paymentId: string): Write | undefined {
    const { price } = this.world
    switch (move.name) {
      case 'offer':
        return sessionSteps.setFlightOrder({
          agentId,
          flightOffer: { id: 'offer', price: { intTotal: { amount: price, currency: 'USD' } } },
        })
      case 'bags':
        return sessionSteps.addServices({
          ...this.#parts,
          additionalServices: {
            baggage: {
              onward: {
                quantity: move.quantity,
                totalAmount: 2500 * move.quantity,
                segmentIds: [],
                journeyType: 'onward',
              },
            },
          },
        })
      case 'customer':
        return sessionSteps.setCustomer({ customerDetails })
      case 'passengers':
        return sessionSteps.createPassenger(this.#parts)
      case 'billing':
        return sessionSteps.createBilling(this.#parts)
      case 'card':
        return sessionSteps.createPayment(
          {
            ...this.#parts,
            paymentInformation: {
              cardNumber: '4242424242424242',
              cardExpiry: '12/39',
              cardCvv: '123',
              cardName: move.card,
              amount: 1,
              currency: 'USD',
            },
          },
          paymentId,
        )
      case 'pay':
        return sessionSteps.cardSuccess({
          ...this.#parts,
          paymentInformation: {
            transactionId: this.world.state?.card?.transactionId ?? 'none',
            amount: this.#agreed(move.stale),
            currency: 'USD',
          },
        })
      case 'page':
        return sessionSteps.paymentDirection(
          { ...this.#parts, transaction: { returnUrl, amount: this.#agreed(move.stale), currency: 'USD' } },
          paymentId,
        )
      default:
        return undefined
    }
  }

  /** The world's own moves, and the site's questions. */
  #other(move: Move): Effect.Effect<unknown, never, never> {
    const { world } = this
    const waiting = world.state?.attempt?.transactionId ?? ''
    const layer = world.layer()
    switch (move.name) {
      case 'status':
        return answerOf(askStatus({ agentId })).pipe(Effect.provide(layer))
      case 'notice':
        return resumePayment().pipe(Effect.provide(layer))
      case 'alarm':
        world.now += 3000
        return doDueTasks().pipe(Effect.provide(layer))
      case 'bank':
        return Effect.sync(() => world.move(waiting, ['challenged'], () => (move.agrees ? 'authorised' : 'declined')))
      case 'hosted':
        return Effect.sync(() => world.move(waiting, ['created'], () => (move.agrees ? 'authorised' : 'cancelled')))
      case 'price':
        return Effect.sync(() => void (world.price = move.price))
      case 'airline':
        return Effect.sync(() => void (world.airline = move.airline))
      default:
        return this.#last?.() ?? Effect.void
    }
  }

  async take(move: Move): Promise<void> {
    this.#key += 1
    const key = `key-${this.#key}`
    const write = this.#writeOf(move, `pay_${key}`)
    if (!write) return void (await this.run(this.#other(move)))
    const fingerprint = JSON.stringify([move, this.#parts])
    this.#last = () => once(key, fingerprint, write).pipe(Effect.provide(this.world.layer()))
    await this.run(this.#last())
  }

  /** The trouble ends, the traveller goes home, and the object's alarms do what is left. */
  async settle(): Promise<void> {
    this.world.troubles = []
    for (const payment of this.world.payments.values())
      if (payment.status === 'created' || payment.status === 'challenged') payment.status = 'expired'
    for (let round = 0; round < 60; round += 1) await this.take({ name: 'alarm' })
  }
}

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ name: fc.constant('pay' as const), stale: fc.constantFrom(false, false, false, true) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ name: fc.constant('page' as const), stale: fc.constantFrom(false, false, true) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('card' as const),
      card: fc.constantFrom('approve', 'approve', 'decline', 'challenge'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constantFrom('bank' as const, 'hosted' as const), agrees: fc.boolean() }),
  },
  { weight: 8, arbitrary: fc.record({ name: fc.constantFrom('again', 'again', 'status', 'notice', 'alarm') }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom('offer', 'customer', 'passengers', 'billing') }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('bags' as const), quantity: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('price' as const), price: fc.constantFrom(50_000, 51_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('airline' as const),
      airline: fc.constantFrom('sells', 'refuses', 'holds'),
    }),
  },
)

const troubles: fc.Arbitrary<Trouble[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('none' as const) },
    { weight: 3, arbitrary: fc.constantFrom<Trouble>('crash-before', 'crash-after', 'lost-before', 'lost-after') },
  ),
  { maxLength: 80, size: 'max' },
)

const prepared = async (): Promise<Drive> => {
  const drive = new Drive()
  const { world } = drive
  await drive.run(
    answerOf(startSession('session', { agentId, language: 'en', returnUrl })).pipe(Effect.provide(world.layer())),
  )
  for (const name of ['offer', 'customer', 'passengers', 'billing'] as const) await drive.take({ name })
  await drive.take({ name: 'card', card: 'approve' })
  return drive
}

const checkOnce = ({ charges, orders, payments, state }: World): void => {
  const confirmed = state?.booked?.status === 'Confirmed'
  expect(charges.length).toBe(confirmed ? 1 : 0)
  expect([...orders.values()].filter((status) => status === 'confirmed').length).toBe(confirmed ? 1 : 0)
  expect([...payments.values()].filter((payment) => payment.status === 'authorised')).toEqual([])
  expect(state?.attempt?.stage ?? 'closed').toBe('closed')
}

it('ends every session in one order and one charge, or in none, whatever is repeated, crossed or lost', async () => {
  let booked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 4, maxLength: 30, size: 'max' }), troubles, async (script, plan) => {
      const drive = await prepared()
      drive.world.troubles = [...plan]
      for (const move of script) {
        await drive.take(move)
        expect(drive.world.charges.length).toBeLessThanOrEqual(1)
      }
      await drive.settle()
      checkOnce(drive.world)
      const [charge] = drive.world.charges
      const { quote, bags } = drive.world.state ?? {}
      if (charge && quote && bags) expect(charge.amount).toBe(totalOf(quote, bags).amount)
      booked += drive.world.charges.length
    }),
    { numRuns: 1000 },
  )
  expect(booked).toBeGreaterThan(200)
}, 60_000)
