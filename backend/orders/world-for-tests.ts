import { Clock, Effect, Layer } from 'effect'
import type { PaymentState } from '#contract/booking.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { CardGateway, type PaymentStatus, type PaymentView } from '../payments/card-gateway.ts'
import { AfterTurn, BookingIndex, DocumentEncryption, OrderSettings, OrderStore, Suppliers } from './order-ports.ts'
import type { FlightOrderRequest } from '../products/flights/flight-order.ts'
import type { FlightTypes } from '../products/flights/flight.ts'
import { foundFlight } from '../products/flights/found-flight.ts'
import { offerAt } from '../products/flights/offer-for-tests.ts'
import type { Supplier, SupplierOrder, Terms } from '../products/product.ts'
import type { SupplierOf } from '../products/products.ts'
import { AnswerLost, NotTakenBack, type OrderFailure, OrderRefused } from '../products/supplier-answers.ts'
import { OperatorTasks } from './parts/operator-tasks.ts'
import { type OrderRecord, coalescedStore } from './store/coalesced-store.ts'
import { gatewayAfterWriting, suppliersAfterWriting } from './store/written-first.ts'
import { paymentStateOf } from './booking-view.ts'
import { offerExpired, unavailable } from './order-problem.ts'
import type { OrderState } from './order-state.ts'

/** What happens to a call: it is cut off before or after its work is done, or its answer is lost before or after. */
export type Trouble = 'none' | 'crash-before' | 'crash-after' | 'lost-before' | 'lost-after'

class Crash extends Error {}

export interface FakePayment {
  status: PaymentStatus
  amount: number | null
  readonly behaviour: 'approve' | 'challenge' | 'decline' | 'page'
}

const orRefused = <E>(answer: Effect.Effect<SupplierOrder | OrderFailure, E>) =>
  answer.pipe(
    Effect.flatMap((order) =>
      typeof order === 'string' ? Effect.fail(OrderRefused.of(order)) : Effect.succeed(order),
    ),
  )

const settledStates: ReadonlySet<string> = new Set(['confirmed', 'refused', 'released', 'stuck'])
const unsettledStates: ReadonlySet<string> = new Set(['securing', 'confirming', 'unknown', 'releasing', 'stuck'])

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((all, own) => all + own, 0)

const partOf = (orderKey: string): string => orderKey.split(':')[1] ?? '1'

/** Everything around an order, in memory, with trouble on the way to each of it. */
export class World {
  now = Date.UTC(2027, 0, 1)
  price = 50_000
  /** what is sold, at a total */
  offer: (amount: number) => FlightOffer = offerAt
  /** when the offer's time is over, and whether it is sold anew after that */
  expiresAt = this.now + 3_600_000
  afterExpiry: 'sold' | 'gone' = 'gone'
  airline: 'sells' | 'refuses' | 'holds' = 'sells'
  /** what the supplier of one part does, where it is not what all do */
  readonly suppliers = new Map<string, World['airline']>()
  /** how a part can be undone, where that is not what its fare rules say; by part */
  readonly terms = new Map<string, Terms>()
  /** whether suppliers take back what is confirmed */
  takesBack = true
  /** whether they take back what their terms say is final */
  takesBackFinal = true
  penalties: 'absorb' | 'ask' = 'ask'
  insured = false
  /** what was asked although a part was unknown, or saved without a time to go on */
  readonly violations: string[] = []
  /** the orders that suppliers gave back, in that order */
  readonly givenBack: string[] = []
  /** what somebody has to look into, and whether that is open */
  readonly tasks = new Map<string, { readonly kind: string; readonly amount: number; open: boolean }>()
  /** whether the gateway takes the money when it is told to, or only says that it was told */
  captures: 'now' | 'later' = 'now'
  /** whether a supplier says what its offer costs now */
  checks: 'heard' | 'unheard' = 'heard'
  /** whether the gateway says that it gave money back that was set aside */
  releases: 'now' | 'unheard' = 'now'
  /** whether the gateway says that it gave back what was charged */
  refunds: 'now' | 'unheard' = 'now'
  /** whether suppliers have called off what they confirmed; undefined: they never do */
  callsOff: boolean | undefined
  /** whether suppliers answer by hand for what they hold */
  isByHand = false
  troubles: Trouble[] = []
  state: OrderState | undefined
  answers: OrderRecord['answers'] = {}
  readonly payments = new Map<string, FakePayment>()
  /** what was given back of what was charged, by the key of the call */
  readonly refunded = new Map<string, number>()
  readonly charges: { readonly id: string; readonly amount: number }[] = []
  readonly orders = new Map<string, 'confirmed' | 'held' | 'released'>()
  /** whoever is at it stays at it */
  isSlow = false
  /** until when the airline keeps seats without payment, in milliseconds; by order */
  readonly deadlines = new Map<string, number>()
  holdMs = 60_000
  /** what the airline was asked for, by order */
  readonly requests = new Map<string, FlightOrderRequest>()
  published: string[] = []
  /** what mail was queued, each once: it leaves when it is tried a second time */
  readonly mails = new Map<string, 'queued' | 'tried' | 'sent'>()
  /** how the payment stood when the index was told last */
  publishedPayment: PaymentState | undefined

  /** Does `work` with the next trouble in the list; only some calls can lose an answer. */
  #troubled<Value, Lost>(work: () => Value, lost: (() => Lost) | undefined): Effect.Effect<Value, Lost> {
    return Effect.suspend((): Effect.Effect<Value, Lost> => {
      const trouble = this.troubles.shift() ?? 'none'
      if (trouble === 'crash-before') return Effect.die(new Crash())
      if (trouble === 'lost-before' && lost) return Effect.fail(lost())
      const value = work()
      if (trouble === 'crash-after') return Effect.die(new Crash())
      return trouble === 'lost-after' && lost ? Effect.fail(lost()) : Effect.succeed(value)
    })
  }

  #view(id: string): PaymentView {
    const payment = this.payments.get(id)
    const status = payment?.status ?? 'expired'
    const challengeUrl = status === 'challenged' ? `http://bank/${id}` : null
    return {
      transactionId: id,
      status,
      reason: status === 'declined' ? 'card_declined' : null,
      brand: 'visa',
      last4: '4242',
      challengeUrl,
    }
  }

  /** Moves a payment from one of `from` to what `to` says. */
  move(id: string, from: readonly PaymentStatus[], to: (payment: FakePayment) => PaymentStatus): PaymentView {
    const payment = this.payments.get(id)
    if (payment && from.includes(payment.status)) payment.status = to(payment)
    return this.#view(id)
  }

  #authorise(id: string, amount: number): PaymentView {
    const payment = this.payments.get(id)
    if (payment?.status === 'registered') payment.amount = amount
    return this.move(id, ['registered'], ({ behaviour }) =>
      behaviour === 'challenge' ? 'challenged' : behaviour === 'decline' ? 'declined' : 'authorised',
    )
  }

  #capture(id: string, amount: number): PaymentView {
    const isOpen = (this.state?.parts ?? []).some(({ state }) => !settledStates.has(state))
    if (isOpen) this.violations.push('a charge before the last part')
    if (amount > (this.payments.get(id)?.amount ?? 0)) this.violations.push('a charge above what was set aside')
    if (this.captures === 'later') return this.#view(id)
    return this.move(id, ['authorised'], () => {
      this.charges.push({ id, amount })
      return 'captured'
    })
  }

  /** No more is given back than was charged. */
  #refund(key: string, amount: number): boolean {
    const isNew = !this.refunded.has(key)
    if (isNew && sumOf(this.refunded.values()) + amount > sumOf(this.charges.map((charge) => charge.amount)))
      return false
    if (isNew) this.refunded.set(key, amount)
    return true
  }

  #register(
    id: string,
    behaviour: FakePayment['behaviour'],
    status: PaymentStatus,
    amount: number | null,
  ): PaymentView {
    if (!this.payments.has(id)) this.payments.set(id, { status, amount, behaviour })
    return this.#view(id)
  }

  /** While a part is unknown its own supplier alone is asked. */
  #asked(verb: string, key: string): void {
    const unknown = (this.state?.parts ?? []).find(({ state }) => state === 'unknown')
    if (unknown && unknown.partId !== partOf(key))
      this.violations.push(`${verb} while part ${unknown.partId} is unknown`)
    if (unknown && (verb === 'release' || verb === 'cancel')) this.violations.push(`${verb} of an unknown part`)
  }

  #saved(state: OrderState): void {
    const isOpen = state.parts.some((part) => unsettledStates.has(part.state))
    const { forget: _forget, ...tasks } = state.tasks
    if (isOpen && Object.keys(tasks).length === 0) this.violations.push('a part under way without a task due')
    this.state = structuredClone(state)
  }

  #orderOf(key: string): SupplierOrder | undefined {
    const order = this.orders.get(key)
    if (order === undefined) return undefined
    const payBy = this.deadlines.get(key) ?? null
    return { reference: key, status: order === 'held' && payBy === null ? this.#waitsAs() : order, payBy }
  }

  #waitsAs(): 'requested' | 'pending' {
    return this.isByHand ? 'requested' : 'pending'
  }

  #place(key: string, request: FlightOrderRequest): SupplierOrder | OrderFailure {
    this.#asked('place', key)
    const known = this.#orderOf(key)
    if (known) return known
    const behaves = this.suppliers.get(partOf(key)) ?? this.airline
    if (behaves === 'refuses') return 'airline_refused'
    this.requests.set(key, request)
    const holdOnly = request.data.flightOffers[0]?.holdOnly === true
    const isHold = holdOnly || key.endsWith(':hold')
    this.orders.set(key, isHold || behaves === 'holds' ? 'held' : 'confirmed')
    if (isHold) this.deadlines.set(key, this.now + this.holdMs)
    return this.#orderOf(key) ?? 'airline_refused'
  }

  /** The airline takes the money for seats that it held, or says why not. */
  #settle(key: string): SupplierOrder | OrderFailure {
    const order = this.orders.get(key)
    const confirmed = { reference: key, status: 'confirmed', payBy: null } as const
    if (order === 'confirmed') return confirmed
    if (order === 'released' || this.now >= (this.deadlines.get(key) ?? Infinity)) return 'hold_expired'
    if ((this.suppliers.get(partOf(key)) ?? this.airline) === 'refuses') return 'supplier_payment_failed'
    if (this.isSlow) return { reference: key, status: 'pending', payBy: null }
    this.orders.set(key, 'confirmed')
    return confirmed
  }

  #release(key: string): void {
    this.#asked('release', key)
    if (this.orders.get(key) !== 'held') return
    this.orders.set(key, 'released')
    this.givenBack.push(key)
  }

  #cancel(key: string): boolean {
    this.#asked('cancel', key)
    if (!this.takesBack) return false
    if (this.orders.get(key) === 'confirmed') this.givenBack.push(key)
    this.orders.set(key, 'released')
    return true
  }

  /** what a supplier keeps of a confirmed order, as its terms said; undefined where it does not take it back */
  #quote(key: string): number | undefined {
    const [step] = this.terms.get(partOf(key))?.cancel ?? []
    return step || this.takesBackFinal ? (step?.kept.amount ?? 0) : undefined
  }

  #calledOff() {
    return this.callsOff ? ({ reason: 'weather', at: this.now } as const) : { askAgainAt: this.now + 60_000 }
  }

  #lost = () => new AnswerLost({ of: 'test' })

  #gateway(): CardGateway['Service'] {
    return {
      register: ({ transactionId, card }) =>
        this.#troubled(() => {
          const name = 'cardName' in card ? card.cardName : ''
          const behaviour = name === 'decline' || name === 'challenge' ? name : 'approve'
          return this.#register(transactionId, behaviour, 'registered', null)
        }, this.#lost),
      openCart: ({ transactionId, amount }) =>
        this.#troubled(() => {
          this.#register(transactionId, 'page', 'created', amount.amount)
          return `http://pay/?cartId=${transactionId}`
        }, this.#lost),
      authorise: (id, { amount }) => this.#troubled(() => this.#authorise(id, amount), this.#lost),
      find: (id) => this.#troubled(() => (this.payments.has(id) ? this.#view(id) : undefined), this.#lost),
      capture: (id, { amount }) => this.#troubled(() => this.#capture(id, amount), this.#lost),
      release: (id) =>
        this.releases === 'unheard'
          ? Effect.fail(this.#lost())
          : this.#troubled(() => this.move(id, ['authorised'], () => 'voided'), this.#lost),
      refund: (_id, key, { amount }) =>
        this.refunds === 'unheard'
          ? Effect.fail(this.#lost())
          : this.#troubled(() => this.#refund(key, amount), this.#lost).pipe(
              Effect.flatMap((isBack) => (isBack ? Effect.void : Effect.fail(this.#lost()))),
            ),
      cancel: (id) =>
        this.#troubled(() => this.move(id, ['registered', 'created', 'challenged'], () => 'cancelled'), this.#lost),
    }
  }

  #supplier(): Supplier<FlightTypes> {
    return {
      name: 'TEST',
      check: (offerId) =>
        (this.checks === 'unheard'
          ? Effect.fail(unavailable())
          : this.#troubled(() => this.#offer(), unavailable)
        ).pipe(
          Effect.flatMap((item) => (item ? Effect.succeed(foundFlight(item)) : Effect.fail(offerExpired()))),
          Effect.map((found) => ({ ...found, terms: this.terms.get(offerId.split('-')[1] ?? '1') ?? found.terms })),
        ),
      hold: (orderKey, request) => orRefused(this.#troubled(() => this.#place(orderKey, request), this.#lost)),
      confirm: (_key, orderKey, request) =>
        orRefused(
          this.#troubled(() => (request ? this.#place(orderKey, request) : this.#settle(orderKey)), this.#lost),
        ),
      status: (orderKey) => this.#troubled(() => this.#orderOf(orderKey), this.#lost),
      release: (orderKey) => this.#troubled(() => this.#release(orderKey), this.#lost),
      quoteCancel: (orderKey) =>
        this.#troubled(() => this.#quote(orderKey), this.#lost).pipe(
          Effect.flatMap((amount) => (amount === undefined ? Effect.fail(new NotTakenBack()) : Effect.succeed(amount))),
          Effect.map((amount) => ({ quoteId: orderKey, kept: { amount, currency: 'USD' } })),
        ),
      cancel: (_key, orderKey) =>
        this.#troubled(() => this.#cancel(orderKey), this.#lost).pipe(
          Effect.flatMap((isBack) => (isBack ? Effect.void : Effect.fail(new NotTakenBack()))),
        ),
      documents: () => this.#troubled(() => ['9990000000001'], this.#lost),
      ...(this.callsOff !== undefined && { calledOff: () => this.#troubled(() => this.#calledOff(), this.#lost) }),
    }
  }

  /** What is kept as the object keeps it: what was saved and not written is lost with whatever stops a turn. */
  #store(): OrderStore['Service'] {
    return coalescedStore({
      read: Effect.sync(() => this.state && { order: this.state, answers: this.answers }),
      write: ({ order, answers }) =>
        this.#troubled(() => {
          this.#saved(order)
          this.answers = structuredClone(answers)
        }, undefined),
      answerBeside: () => Effect.succeed(undefined),
      forgetAnswersBeside: Effect.void,
      forget: Effect.sync(() => void (this.state = undefined)),
    })
  }

  /** The offer as it is sold now; undefined where it is not. */
  #offer() {
    if (this.now >= this.expiresAt) {
      if (this.afterExpiry === 'gone') return undefined
      this.expiresAt = this.now + 3_600_000
    }
    const options = [1, 2, 3].map((quantity) => ({
      quantity,
      price: { amount: `${20 * quantity}.00`, currencyCode: 'USD' },
      weightKg: 23,
    }))
    return {
      offer: { ...this.offer(this.price), expiresAt: new Date(this.expiresAt).toISOString() },
      dictionaries: { locations: {}, aircraft: {}, currencies: {}, carriers: {} },
      included: { 'detailed-fare-rules': [], bags: [0, 1].map((itinerary) => ({ itinerary, options })) },
    }
  }

  #sendMail(): number | null {
    for (const [status, mail] of this.mails) this.mails.set(status, mail === 'queued' ? 'tried' : 'sent')
    return [...this.mails.values()].includes('tried') ? this.now + 5000 : null
  }

  #index(): BookingIndex['Service'] {
    return {
      reserve: () => this.#troubled(() => 'ABC234', unavailable),
      publish: (state) =>
        this.#troubled(() => {
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
      gatewayAfterWriting.pipe(Layer.provide(store), Layer.provide(Layer.succeed(CardGateway, this.#gateway()))),
      suppliersAfterWriting.pipe(
        Layer.provide(store),
        Layer.provide(Layer.succeed(Suppliers, { of: (() => this.#supplier()) as SupplierOf })),
      ),
      store,
      Layer.succeed(AfterTurn, { add: () => Effect.void }),
      Layer.succeed(BookingIndex, this.#index()),
      Layer.succeed(Clock.Clock, this.#clock()),
      Layer.succeed(DocumentEncryption, { seal: Effect.succeed, open: Effect.succeed }),
      Layer.succeed(OperatorTasks, {
        raise: ({ id, kind, atRisk }) =>
          this.#troubled(() => void this.tasks.set(id, { kind, amount: atRisk.amount, open: true }), unavailable),
        resolve: (id) =>
          this.#troubled(() => {
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
