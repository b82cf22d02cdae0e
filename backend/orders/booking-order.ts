import { DurableObject } from 'cloudflare:workers'
import { Cause, Effect, ManagedRuntime, Semaphore } from 'effect'
import { logLine } from '#contract/log/log-line.ts'
import type { PartsToCancel } from '#contract/bookings.ts'
import type * as Payload from '#contract/session-payloads.ts'
import { type StepName, type StepPayload, productSteps } from '../products/product-steps.ts'
import { withoutCard } from '../sessions/card-fingerprint.ts'
import { askStatus, chooseParts, sessionSteps, takeBack } from '../sessions/session-steps.ts'
import { goOnWithSession, startSession } from '../sessions/start-session.ts'
import { doDueTasks } from './due-tasks.ts'
import { type BookingToForget, forgetBooking } from './forgetting/forget-booking.ts'
import { sendMail } from './send-mail.ts'
import { fingerprintOf, sha256Hex } from './store/fingerprint.ts'
import { wholeTurn } from './store/coalesced-store.ts'
import { type Answer, answerOf, idempotent } from './store/idempotency.ts'
import { type OrderServices, orderLayer } from './order-layer.ts'
import type { OrderProblem } from './order-problem.ts'
import {
  cancelBooked,
  mailAgain,
  ownBooking,
  payHeldSeats,
  quoteCancel,
  releaseHeldSeats,
  resumePayment,
} from './own-booking.ts'

/** How soon an order is looked at again whose alarm broke. */
const alarmAgainMs = 60_000

/** A step as it is taken, whichever it is. */
type Step<Payload> = (payload: Payload, paymentId: string) => Effect.Effect<unknown, OrderProblem, OrderServices>

/** One order: its session, its payment, its booking, its tickets. It does one thing at a time. */
export class BookingOrder extends DurableObject<Cloudflare.Env> {
  readonly #turn = Semaphore.makeUnsafe(1)
  readonly #afterTurn: Effect.Effect<void>[] = []
  readonly #runtime = ManagedRuntime.make(
    orderLayer(this.ctx, this.env, { add: (work) => Effect.sync(() => void this.#afterTurn.push(work)) }),
  )

  #inTurn<Value>(program: Effect.Effect<Value, never, OrderServices>): Promise<Value> {
    const logged = Effect.tapCause(program, (cause) => Effect.logError('An order stopped', Cause.pretty(cause))).pipe(
      Effect.annotateLogs({ session: this.ctx.id.toString() }),
    )
    const ended = this.#runtime.runPromise(this.#turn.withPermits(1)(wholeTurn(logged)))
    this.ctx.waitUntil(
      ended.then(
        () => this.#doAfterTurn(),
        () => undefined,
      ),
    )
    return ended
  }

  /** In no turn: who is told may take long to listen, and the order's calls do not wait for that. */
  async #doAfterTurn(): Promise<void> {
    const work = this.#afterTurn.splice(0)
    if (work.length > 0) await this.#runtime.runPromise(Effect.all(work))
  }

  /** Does a write at most once under its Idempotency-Key. */
  async #write<Value>(
    key: string,
    content: unknown,
    program: Effect.Effect<Value, OrderProblem, OrderServices>,
  ): Promise<Answer<Value>> {
    return this.#inTurn(idempotent(key, await fingerprintOf(content), program))
  }

  /** The id of the payment that a call under `key` begins: a repeat begins the same one. */
  async #paymentId(key: string): Promise<string> {
    return `pay_${(await sha256Hex(`${this.ctx.id.toString()} ${key}`)).slice(0, 32)}`
  }

  async start(key: string, payload: Payload.StartSession) {
    return this.#write(key, ['start', payload], startSession(this.ctx.id.toString(), payload))
  }

  async goOn(key: string, payload: Payload.StartSession) {
    return this.#write(key, ['goOn', payload], goOnWithSession(payload))
  }

  async setFlightOrder(key: string, payload: Payload.SetFlightOrder) {
    return this.#write(key, ['setFlightOrder', payload], sessionSteps.setFlightOrder(payload))
  }

  async setPart(key: string, payload: Payload.SetPart) {
    return this.#write(key, ['setPart', payload], sessionSteps.setPart(payload))
  }

  async removePart(key: string, payload: Payload.RemovePart) {
    return this.#write(key, ['removePart', payload], sessionSteps.removePart(payload))
  }

  async addServices(key: string, payload: Payload.AddServices) {
    return this.#write(key, ['addServices', payload], sessionSteps.addServices(payload))
  }

  async setCustomer(key: string, payload: Payload.SetCustomer) {
    return this.#write(key, ['setCustomer', payload], sessionSteps.setCustomer(payload))
  }

  async createPassenger(key: string, payload: Payload.CreatePassenger) {
    return this.#write(key, ['createPassenger', payload], sessionSteps.createPassenger(payload))
  }

  async createBilling(key: string, payload: Payload.CreateBilling) {
    return this.#write(key, ['createBilling', payload], sessionSteps.createBilling(payload))
  }

  async createPayment(key: string, payload: Payload.CreatePayment) {
    const program = sessionSteps.createPayment(payload, await this.#paymentId(key))
    return this.#write(key, ['createPayment', withoutCard(payload)], program)
  }

  async paymentDirection(key: string, payload: Payload.PaymentDirection) {
    const program = sessionSteps.paymentDirection(payload, await this.#paymentId(key))
    return this.#write(key, ['paymentDirection', payload], program)
  }

  async hold(key: string, payload: Payload.HoldSeats) {
    const program = sessionSteps.hold(payload, `hold_${(await this.#paymentId(key)).slice(4)}`)
    return this.#write(key, ['hold', payload], program)
  }

  /** A step of one kind of travel's own, by its name. */
  async takeStep<Name extends StepName>(name: Name, key: string, payload: StepPayload<Name>): Promise<Answer<unknown>> {
    const step = productSteps[name] as Step<StepPayload<Name>>
    const program = step(payload, await this.#paymentId(key))
    return this.#write(key, [name, withoutCard(payload)], program)
  }

  async payHeldSeats(payload: Payload.PayHeldSeats, mayOpen: boolean) {
    return this.#inTurn(answerOf(payHeldSeats(payload, mayOpen)))
  }

  async releaseHeldSeats() {
    return this.#inTurn(answerOf(releaseHeldSeats()))
  }

  async cardSuccess(key: string, payload: Payload.CardSuccess) {
    return this.#write(key, ['cardSuccess', payload], sessionSteps.cardSuccess(payload))
  }

  async paymentStatus(payload: Payload.AskPaymentStatus) {
    return this.#inTurn(answerOf(askStatus(payload)))
  }

  async decideParts(payload: Payload.DecideParts) {
    return this.#inTurn(answerOf(chooseParts(payload)))
  }

  async cancelPayment(payload: Payload.AskPaymentStatus) {
    return this.#inTurn(answerOf(takeBack(payload)))
  }

  /** The gateway says that a payment moved; what it says is asked of it, not believed. */
  async paymentMoved(): Promise<void> {
    await this.#inTurn(resumePayment())
  }

  async booking() {
    return this.#inTurn(answerOf(ownBooking()))
  }

  async quoteCancel() {
    return this.#inTurn(answerOf(quoteCancel()))
  }

  async cancel(payload: PartsToCancel) {
    return this.#inTurn(answerOf(cancelBooked(payload)))
  }

  async mailAgain() {
    return this.#inTurn(answerOf(mailAgain()))
  }

  async sendMail(bookingId: string) {
    return this.#inTurn(answerOf(sendMail(bookingId)))
  }

  async forget(booking: BookingToForget) {
    return this.#inTurn(answerOf(forgetBooking(booking)))
  }

  /** The platform tries an alarm that throws a few times and drops it then, with money set aside: so it is set anew, until it succeeds. */
  override async alarm(): Promise<void> {
    try {
      await this.#inTurn(doDueTasks())
    } catch (cause) {
      logLine('error', 'alarm_again', this.ctx.id.toString(), { cause: String(cause) })
      await this.ctx.storage.setAlarm(Date.now() + alarmAgainMs)
    }
  }
}
