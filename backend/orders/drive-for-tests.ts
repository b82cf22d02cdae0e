import { Effect, type Layer } from 'effect'
import { askStatus, chooseParts, sessionSteps, takeBack } from '../sessions/session-steps.ts'
import { startSession } from '../sessions/start-session.ts'
import { doDueTasks } from './due-tasks.ts'
import type { Consent } from './parts/saga.ts'
import { wholeTurn } from './store/coalesced-store.ts'
import { type Answer, answerOf, idempotent } from './store/idempotency.ts'
import type { PaymentOutcome } from '#contract/booking.ts'
import type { OrderProblem } from './order-problem.ts'
import { offerAt } from '../products/flights/offer-for-tests.ts'
import { totalOf } from './order-state.ts'
import { cancelBooked, payHeldSeats, releaseHeldSeats, resumePayment } from './own-booking.ts'
import { World } from './world-for-tests.ts'

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

/** How much later the alarm of a move comes. */
const alarmMs = 3000

type Card = 'approve' | 'decline' | 'challenge'

/** What a traveller, a site, a network and time do; `again` sends the last write once more under its own key. */
export type Move =
  | {
      readonly name:
        | 'offer'
        | 'customer'
        | 'passengers'
        | 'billing'
        | 'status'
        | 'notice'
        | 'alarm'
        | 'again'
        | 'expire'
    }
  | { readonly name: 'bags'; readonly quantity: number }
  | { readonly name: 'card'; readonly card: Card }
  | { readonly name: 'pay' | 'page' | 'hold' | 'payHeld'; readonly stale: boolean }
  | { readonly name: 'letGo' }
  | { readonly name: 'wait'; readonly seconds: number }
  | { readonly name: 'bank' | 'hosted'; readonly agrees: boolean }
  /** takes back what is open, or the payment that was begun last but so many */
  | { readonly name: 'leave'; readonly back: number | null }
  /** a page of the provider that was left open in some tab is paid on */
  | { readonly name: 'oldPage'; readonly back: number }
  | { readonly name: 'price'; readonly price: number }
  | { readonly name: 'airline'; readonly airline: World['airline'] }
  /** the supplier of one part behaves in its own way */
  | { readonly name: 'part'; readonly partId: string; readonly airline: World['airline'] }
  | { readonly name: 'takesBack'; readonly takes: boolean }
  | { readonly name: 'decide'; readonly consent: Consent }
  /** parts that are booked are cancelled at a price */
  | { readonly name: 'cancel'; readonly partIds: readonly string[]; readonly kept: number }

type Program = Effect.Effect<Answer<unknown>, never, never>
type Write = Effect.Effect<unknown, OrderProblem, Layer.Success<ReturnType<World['layer']>>>

const withoutCharge: ReadonlySet<PaymentOutcome['status']> = new Set([
  'none',
  'declined',
  'cancelled',
  'expired',
  'voided',
])

/** Whether an answer says that a payment is over and took nothing; an answer about another one says so too. */
const isOver = ({ status, transactionId }: PaymentOutcome, id: string): boolean =>
  status !== 'paid' && (withoutCharge.has(status) || transactionId !== id)

/** A site that drives an order in a world of trouble. */
export class Drive {
  #key = 0
  #last: (() => Program) | undefined
  readonly world = new World()
  /** payments of which the order said that they had been taken back, or were over without a charge */
  readonly takenBack = new Set<string>()
  /** payments of which Pay said for good that nothing was charged */
  readonly failed = new Set<string>()

  #heard(answer: Answer<unknown>): void {
    const id = this.world.state?.attempt?.transactionId
    if (id !== undefined && !answer.ok && answer.problem._tag === 'OrderFailed') this.failed.add(id)
  }

  run(program: Effect.Effect<unknown, never, never>): Promise<unknown> {
    return Effect.runPromise(program).catch(() => undefined)
  }

  /** A program as the order's object runs it, in a memory of its own. */
  turn<Value>(program: Effect.Effect<Value, never, Layer.Success<ReturnType<World['layer']>>>): Effect.Effect<Value> {
    return wholeTurn(program).pipe(Effect.provide(this.world.layer()))
  }

  get #parts() {
    const flightOfferId = this.world.state?.orderId ?? ''
    return { agentId, customerDetails, flightOffer: { id: 'offer' }, flightOfferId, passengers, billingInformation }
  }

  #agreed(stale: boolean): number {
    const { state } = this.world
    const total = state && state.parts.length > 0 ? totalOf(state).amount : this.world.price
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
              amount: this.#agreed(false),
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
      case 'hold': {
        const transaction = { amount: this.#agreed(move.stale), currency: 'USD' }
        return sessionSteps.hold({ ...this.#parts, transaction }, `hold_${paymentId}`)
      }
      case 'page':
        return sessionSteps.paymentDirection(
          { ...this.#parts, transaction: { returnUrl, amount: this.#agreed(move.stale), currency: 'USD' } },
          paymentId,
        )
      default:
        return undefined
    }
  }

  #begunBefore(back: number): string | undefined {
    return this.world.state?.transactionIds.at(-1 - back)
  }

  #leave(back: number | null): Effect.Effect<unknown, never, never> {
    const { world } = this
    const id = back === null ? undefined : this.#begunBefore(back)
    const named = id ?? world.state?.attempt?.transactionId
    const transaction = id === undefined ? {} : { transactionId: id }
    return this.turn(answerOf(takeBack({ agentId, transaction }))).pipe(
      Effect.tap((answer) =>
        Effect.sync(() => {
          if (named !== undefined && answer.ok && isOver(answer.value, named)) this.takenBack.add(named)
        }),
      ),
    )
  }

  /** The world's own moves, and the site's questions. */
  #other(move: Move): Effect.Effect<unknown, never, never> {
    const { world } = this
    const waiting = world.state?.attempt?.transactionId ?? ''
    switch (move.name) {
      case 'status':
        return this.turn(answerOf(askStatus({ agentId })))
      case 'notice':
        return this.turn(resumePayment())
      case 'payHeld': {
        const amount = this.#agreed(move.stale)
        return this.turn(answerOf(payHeldSeats({ returnUrl, amount, currency: 'USD' }, true)))
      }
      case 'letGo':
        return this.turn(answerOf(releaseHeldSeats()))
      case 'wait':
        return Effect.sync(() => void (world.now += move.seconds * 1000))
      case 'alarm':
        world.now += alarmMs
        return this.turn(doDueTasks())
      case 'bank':
        return Effect.sync(() => world.move(waiting, ['challenged'], () => (move.agrees ? 'authorised' : 'declined')))
      case 'hosted':
        return Effect.sync(() => world.move(waiting, ['created'], () => (move.agrees ? 'authorised' : 'cancelled')))
      case 'expire':
        return Effect.sync(() => void (world.now = Math.max(world.now, world.expiresAt)))
      case 'leave':
        return this.#leave(move.back)
      case 'oldPage':
        return Effect.sync(() => world.move(this.#begunBefore(move.back) ?? '', ['created'], () => 'authorised'))
      case 'price':
        return Effect.sync(() => void (world.price = move.price))
      case 'part':
        return Effect.sync(() => void world.suppliers.set(move.partId, move.airline))
      case 'takesBack':
        return Effect.sync(() => void (world.takesBack = move.takes))
      case 'decide':
        return this.turn(answerOf(chooseParts({ agentId, choice: move.consent })))
      case 'cancel':
        return this.turn(
          answerOf(cancelBooked({ partIds: move.partIds, kept: { amount: move.kept, currency: 'USD' } })),
        )
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
    const isPay = move.name === 'pay'
    this.#last = () =>
      this.turn(idempotent(key, fingerprint, write)).pipe(
        Effect.tap((answer) => Effect.sync(() => isPay && this.#heard(answer))),
      )
    await this.run(this.#last())
  }

  /** When the object is woken next, but to forget the order. */
  get wakesAt(): number {
    const { forget: _forget, ...tasks } = this.world.state?.tasks ?? {}
    return Math.min(...Object.values(tasks))
  }

  /** The next alarm, at its time: a move's own alarm is three seconds after the one before. */
  async wake(): Promise<void> {
    const due = this.wakesAt
    if (Number.isFinite(due)) this.world.now = Math.max(this.world.now, due - alarmMs)
    await this.take({ name: 'alarm' })
  }

  /** The trouble ends, the traveller goes home, and the object's alarms do what is left. */
  async settle(): Promise<void> {
    this.world.troubles = []
    for (let round = 0; round < 60; round += 1) {
      for (const payment of this.world.payments.values())
        if (payment.status === 'created' || payment.status === 'challenged') payment.status = 'expired'
      await this.wake()
    }
  }
}

const started = async (): Promise<Drive> => {
  const drive = new Drive()
  const session = startSession('session', { agentId, language: 'en', returnUrl })
  await drive.run(drive.turn(answerOf(session)))
  return drive
}

/** A drive whose session has everything but a payment. */
export const prepared = async (): Promise<Drive> => {
  const drive = await started()
  for (const name of ['offer', 'customer', 'passengers', 'billing'] as const) await drive.take({ name })
  await drive.take({ name: 'card', card: 'approve' })
  return drive
}

/** A drive whose session has all that a hold needs, for seats that can only be held. */
export const preparedToHold = async (): Promise<Drive> => {
  const drive = await started()
  drive.world.offer = (amount) => ({ ...offerAt(amount), holdOnly: true })
  for (const name of ['offer', 'customer', 'passengers'] as const) await drive.take({ name })
  return drive
}
