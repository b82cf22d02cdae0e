import { Effect } from 'effect'
import type { FlightOrderRequest } from '../products/flights/flight-order.ts'
import type { FlightTypes } from '../products/flights/flight.ts'
import { foundFlight } from '../products/flights/found-flight.ts'
import type { Supplier, SupplierOrder } from '../products/product.ts'
import { AnswerLost, NotTakenBack, type OrderFailure, OrderRefused } from '../products/supplier-answers.ts'
import { offerExpired, unavailable } from './order-problem.ts'
import type { Surroundings } from './surroundings-for-tests.ts'

const orRefused = <E>(answer: Effect.Effect<SupplierOrder | OrderFailure, E>) =>
  answer.pipe(
    Effect.flatMap((order) =>
      typeof order === 'string' ? Effect.fail(OrderRefused.of(order)) : Effect.succeed(order),
    ),
  )

const partOf = (orderKey: string): string => orderKey.split(':')[1] ?? '1'

const lost = () => new AnswerLost({ of: 'test' })

/** A supplier in memory, of flights, whichever part it is asked about. */
export class FakeSupplier {
  readonly #world: Surroundings

  constructor(world: Surroundings) {
    this.#world = world
  }

  /** While a part is unknown its own supplier alone is asked. */
  #asked(verb: string, key: string): void {
    const unknown = (this.#world.state?.parts ?? []).find(({ state }) => state === 'unknown')
    if (unknown && unknown.partId !== partOf(key))
      this.#world.violations.push(`${verb} while part ${unknown.partId} is unknown`)
    if (unknown && (verb === 'release' || verb === 'cancel')) this.#world.violations.push(`${verb} of an unknown part`)
  }

  #orderOf(key: string): SupplierOrder | undefined {
    const order = this.#world.orders.get(key)
    if (order === undefined) return undefined
    const payBy = this.#world.deadlines.get(key) ?? null
    return { reference: key, status: order === 'held' && payBy === null ? this.#waitsAs() : order, payBy }
  }

  #waitsAs(): 'requested' | 'pending' {
    return this.#world.isByHand ? 'requested' : 'pending'
  }

  #place(key: string, request: FlightOrderRequest): SupplierOrder | OrderFailure {
    this.#asked('place', key)
    const known = this.#orderOf(key)
    if (known) return known
    const behaves = this.#world.suppliers.get(partOf(key)) ?? this.#world.airline
    if (behaves === 'refuses') return 'airline_refused'
    this.#world.requests.set(key, request)
    const holdOnly = request.data.flightOffers[0]?.holdOnly === true
    const isHold = holdOnly || key.endsWith(':hold')
    this.#world.orders.set(key, isHold || behaves === 'holds' ? 'held' : 'confirmed')
    if (isHold) this.#world.deadlines.set(key, this.#world.now + this.#world.holdMs)
    return this.#orderOf(key) ?? 'airline_refused'
  }

  /** The airline takes the money for seats that it held, or says why not. */
  #settle(key: string): SupplierOrder | OrderFailure {
    const order = this.#world.orders.get(key)
    const confirmed = { reference: key, status: 'confirmed', payBy: null } as const
    if (order === 'confirmed') return confirmed
    if (order === 'released' || this.#world.now >= (this.#world.deadlines.get(key) ?? Infinity)) return 'hold_expired'
    if ((this.#world.suppliers.get(partOf(key)) ?? this.#world.airline) === 'refuses') return 'supplier_payment_failed'
    if (this.#world.isSlow) return { reference: key, status: 'pending', payBy: null }
    this.#world.orders.set(key, 'confirmed')
    return confirmed
  }

  #release(key: string): void {
    this.#asked('release', key)
    if (this.#world.orders.get(key) !== 'held') return
    this.#world.orders.set(key, 'released')
    this.#world.givenBack.push(key)
  }

  #cancel(key: string): boolean {
    this.#asked('cancel', key)
    if (!this.#world.takesBack) return false
    if (this.#world.orders.get(key) === 'confirmed') this.#world.givenBack.push(key)
    this.#world.orders.set(key, 'released')
    return true
  }

  /** what a supplier keeps of a confirmed order, as its terms said; undefined where it does not take it back */
  #quote(key: string): number | undefined {
    const [step] = this.#world.terms.get(partOf(key))?.cancel ?? []
    return step || this.#world.takesBackFinal ? (step?.kept.amount ?? 0) : undefined
  }

  #calledOff() {
    return this.#world.callsOff
      ? ({ reason: 'weather', at: this.#world.now } as const)
      : { askAgainAt: this.#world.now + 60_000 }
  }

  /** The offer as it is sold now; undefined where it is not. */
  #offer() {
    if (this.#world.now >= this.#world.expiresAt) {
      if (this.#world.afterExpiry === 'gone') return undefined
      this.#world.expiresAt = this.#world.now + 3_600_000
    }
    const options = [1, 2, 3].map((quantity) => ({
      quantity,
      price: { amount: `${20 * quantity}.00`, currencyCode: 'USD' },
      weightKg: 23,
    }))
    return {
      offer: { ...this.#world.offer(this.#world.price), expiresAt: new Date(this.#world.expiresAt).toISOString() },
      dictionaries: { locations: {}, aircraft: {}, currencies: {}, carriers: {} },
      included: { 'detailed-fare-rules': [], bags: [0, 1].map((itinerary) => ({ itinerary, options })) },
    }
  }

  #heard<Value>(call: 'hold' | 'release' | 'documents', work: () => Value): Effect.Effect<Value, AnswerLost> {
    return this.#world.silentTo === call ? Effect.fail(lost()) : this.#world.troubled(work, lost)
  }

  service(): Supplier<FlightTypes> {
    return {
      name: 'TEST',
      check: (offerId) =>
        (this.#world.checks === 'unheard'
          ? Effect.fail(unavailable())
          : this.#world.troubled(() => this.#offer(), unavailable)
        ).pipe(
          Effect.flatMap((item) => (item ? Effect.succeed(foundFlight(item)) : Effect.fail(offerExpired()))),
          Effect.map((found) => ({
            ...found,
            terms: this.#world.terms.get(offerId.split('-')[1] ?? '1') ?? found.terms,
          })),
        ),
      hold: (orderKey, request) => orRefused(this.#heard('hold', () => this.#place(orderKey, request))),
      confirm: (_key, orderKey, request) =>
        orRefused(
          this.#world.troubled(() => (request ? this.#place(orderKey, request) : this.#settle(orderKey)), lost),
        ),
      status: (orderKey) => this.#world.troubled(() => this.#orderOf(orderKey), lost),
      release: (orderKey) => this.#heard('release', () => this.#release(orderKey)),
      quoteCancel: (orderKey) =>
        this.#world
          .troubled(() => this.#quote(orderKey), lost)
          .pipe(
            Effect.flatMap((amount) =>
              amount === undefined ? Effect.fail(new NotTakenBack()) : Effect.succeed(amount),
            ),
            Effect.map((amount) => ({ quoteId: orderKey, kept: { amount, currency: 'USD' } })),
          ),
      cancel: (_key, orderKey) =>
        this.#world
          .troubled(() => this.#cancel(orderKey), lost)
          .pipe(Effect.flatMap((isBack) => (isBack ? Effect.void : Effect.fail(new NotTakenBack())))),
      documents: () => this.#heard('documents', () => this.#world.documents),
      ...(this.#world.callsOff !== undefined && {
        calledOff: () => this.#world.troubled(() => this.#calledOff(), lost),
      }),
    }
  }
}
