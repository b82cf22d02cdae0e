import { Clock, Effect, Layer } from 'effect'
import { CardGateway, type PaymentStatus, type PaymentView } from '../payments/card-gateway.ts'
import type { SupplierOf } from '../products/products.ts'
import { paymentStateOf } from './booking-view.ts'
import { FakeGateway } from './gateway-for-tests.ts'
import { AfterTurn, BookingIndex, DocumentEncryption, OrderSettings, OrderStore, Suppliers } from './order-ports.ts'
import { unavailable } from './order-problem.ts'
import type { OrderState } from './order-state.ts'
import { OperatorTasks } from './parts/operator-tasks.ts'
import { coalescedStore } from './store/coalesced-store.ts'
import { gatewayAfterWriting, suppliersAfterWriting } from './store/written-first.ts'
import { FakeSupplier } from './supplier-for-tests.ts'
import { type FakePayment, Surroundings } from './surroundings-for-tests.ts'

const unsettledStates: ReadonlySet<string> = new Set(['securing', 'confirming', 'unknown', 'releasing', 'stuck'])

/** Everything around an order, in memory, with trouble on the way to each of it. */
export class World extends Surroundings {
  /** Moves a payment from one of `from` to what `to` says. */
  move(id: string, from: readonly PaymentStatus[], to: (payment: FakePayment) => PaymentStatus): PaymentView {
    return new FakeGateway(this).move(id, from, to)
  }

  #saved(state: OrderState): void {
    const isOpen = state.parts.some((part) => unsettledStates.has(part.state))
    const { forget: _forget, ...tasks } = state.tasks
    if (isOpen && Object.keys(tasks).length === 0) this.violations.push('a part under way without a task due')
    this.state = structuredClone(state)
  }

  /** What is kept as the object keeps it: what was saved and not written is lost with whatever stops a turn. */
  #store(): OrderStore['Service'] {
    return coalescedStore({
      read: Effect.sync(() => this.state && { order: this.state, answers: this.answers }),
      write: ({ order, answers }) =>
        this.troubled(() => {
          this.rows += 1
          this.#saved(order)
          this.answers = structuredClone(answers)
        }, undefined),
      answerBeside: () => Effect.succeed(undefined),
      forgetAnswersBeside: Effect.void,
      forget: Effect.sync(() => void (this.state = undefined)),
    })
  }

  #sendMail(): number | null {
    for (const [status, mail] of this.mails) this.mails.set(status, mail === 'queued' ? 'tried' : 'sent')
    return [...this.mails.values()].includes('tried') ? this.now + 5000 : null
  }

  #index(): BookingIndex['Service'] {
    return {
      reserve: () => this.troubled(() => 'ABC234', unavailable),
      publish: (state) =>
        this.troubled(() => {
          const status = state.booked?.status ?? ''
          this.published.push(status)
          if (!this.mails.has(status)) this.mails.set(status, 'queued')
          this.publishedPayment = paymentStateOf(state)
        }, unavailable),
      queueAgain: () => Effect.void,
      sendMail: () => Effect.sync(() => this.#sendMail()),
      requeueMail: () => Effect.succeed(0),
      betweenMails: (work) => work,
    }
  }

  #clock(): Clock.Clock {
    const real = Effect.runSync(Clock.clockWith(Effect.succeed))
    return Object.assign(Object.create(real), {
      currentTimeMillisUnsafe: () => this.now,
      currentTimeMillis: Effect.sync(() => this.now),
    })
  }

  layer() {
    const store = Layer.succeed(OrderStore, this.#store())
    return Layer.mergeAll(
      gatewayAfterWriting.pipe(
        Layer.provide(store),
        Layer.provide(Layer.succeed(CardGateway, new FakeGateway(this).service())),
      ),
      suppliersAfterWriting.pipe(
        Layer.provide(store),
        Layer.provide(Layer.succeed(Suppliers, { of: (() => new FakeSupplier(this).service()) as SupplierOf })),
      ),
      store,
      Layer.succeed(AfterTurn, { add: () => Effect.void }),
      Layer.succeed(BookingIndex, this.#index()),
      Layer.succeed(Clock.Clock, this.#clock()),
      Layer.succeed(DocumentEncryption, { seal: Effect.succeed, open: Effect.succeed }),
      Layer.succeed(OperatorTasks, {
        raise: ({ id, kind, atRisk }) =>
          this.troubled(() => void this.tasks.set(id, { kind, amount: atRisk.amount, open: true }), unavailable),
        resolve: (id) =>
          this.troubled(() => {
            const task = this.tasks.get(id)
            if (task) task.open = false
          }, unavailable),
      }),
      Layer.succeed(OrderSettings, {
        ownerOfficeId: 'A',
        queuingOfficeId: 'A',
        quoteSeconds: 120,
        ticketingSeconds: 8,
        holdSeconds: 8,
        sessionSeconds: 86_400,
        retrySeconds: 2,
        penalties: this.penalties,
        insured: this.insured,
        packages: () => true,
        siteOrigins: [],
      }),
    )
  }
}
