import { DurableObject } from 'cloudflare:workers'
import type { Money } from '#domain/money/money.ts'
import { logFailure } from '#/server/log.ts'
import { runBooking } from '#/server/runtime.server.ts'
import type { BookingOfProduct } from '../product/product.ts'
import type { BookingSaid } from './booking-context.server.ts'
import { type Begin, beginBooking, goOnAsSaid, restartBooking } from './booking-begin.server.ts'
import { acceptPrice, askNow, giveUpPaying, leavePayment, requestPay } from '../machine/booking-pay.ts'
import { type BookingPayment, type PartsChoice, type PaymentAsked, isUndecided } from '../machine/booking-payment.ts'
import { runDecision, runDue, runPayment } from './booking-runner.server.ts'
import { editDraft, flushSteps } from '../machine/booking-edit.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { type BookingView, type SavedDraft, bookingView } from './booking-view.ts'
import type { DraftPatch } from '../draft/draft-patch.ts'
import { type Product, type Products, productOf } from '../product/product.ts'
import { KeptBooking } from './kept-booking.server.ts'
import type { StoredBooking } from './stored-booking.ts'

/** An answer is owed to the traveller before they may pay again. */
const isAwaited = ({ status }: BookingPayment): boolean => status === 'unknown' || status === 'leaving'

/**
 * One visitor's booking. The draft is sealed in its storage, its steps go to the backend on one alarm, and the card's
 * envelope passes through its memory. What happens is decided by `checkout-state.ts` and its neighbours; this keeps it and runs it.
 * The Worker's entry gives it the products that it may be of.
 */
export abstract class BookingSession extends DurableObject<Cloudflare.Env> {
  readonly #products: Products
  readonly #kept: KeptBooking
  #cardEnvelope: string | undefined
  #visitorAddress: string | undefined
  #turn: Promise<void> = Promise.resolve()

  constructor(context: DurableObjectState, bindings: Cloudflare.Env, products: Products) {
    super(context, bindings)
    this.#products = products
    this.#kept = new KeptBooking(context, products)
    void context.blockConcurrencyWhile(() => this.#kept.knowAlarm())
  }

  /** Begins a booking once what the visitor had open is decided. One that is paid for and that they were never shown comes first. */
  async begin(asked: Begin, visitorAddress?: string): Promise<BookingView | undefined> {
    this.#visitorAddress = visitorAddress
    await this.#leavePayment()
    const isPaid = this.#booking?.checkout.payment.status === 'confirmed'
    const now = Date.now()
    const product = productOf(this.#products, asked.kind)
    if (!isPaid || this.#booking?.isTold)
      this.#kept.keep({ ...beginBooking(product, this.#booking, asked, now), touchedAt: now })
    return this.read()
  }

  /** The id of the booking that was made, for the page that shows it; undefined where none was. */
  confirmation(): string | undefined {
    const payment = this.#booking?.checkout.payment
    if (!this.#booking || payment?.status !== 'confirmed') return undefined
    if (!this.#booking.isTold) this.#kept.keep({ ...this.#booking, isTold: true })
    this.#kept.write()
    return payment.bookingId
  }

  /** What the visitor is told, which is written before: a step may be on its way meanwhile. */
  read(): BookingView | undefined {
    this.#kept.write()
    return this.#booking && bookingView(this.#kept.productOf(this.#booking), this.#booking.checkout, Date.now())
  }

  /** The backend's session, asked for now where there is none yet; null where the backend gives none. */
  async sessionId(): Promise<string | null | undefined> {
    if (this.#booking && this.#booking.checkout.backendIds.sessionId === null) {
      this.#touch((checkout, now, product) => flushSteps(product, checkout, now))
      await this.#runDue()
      this.#kept.write()
    }
    return this.#booking?.checkout.backendIds.sessionId
  }

  /** Stores what changed; `version` is the one that it was typed over, so that a tab learns of what another one wrote. */
  save(patch: DraftPatch, version: number): SavedDraft | undefined {
    const changedElsewhere = this.#booking !== undefined && this.#booking.checkout.version !== version
    this.#touch((checkout, now, product) => editDraft(product, checkout, patch, now))
    const view = this.read()
    return view && { view, changedElsewhere }
  }

  /** What was just typed, if anything, and all that waits for its debounce, goes to the backend at once. */
  flush(patch: DraftPatch): BookingView | undefined {
    this.#touch((checkout, now, product) => flushSteps(product, editDraft(product, checkout, patch, now), now))
    return this.read()
  }

  /** Forgets what was entered for this flight, once it is known that nothing was paid and nothing can be; else nothing. */
  async restart(): Promise<BookingView | undefined> {
    await this.#leavePayment()
    const now = Date.now()
    if (this.#booking) {
      const product = this.#kept.productOf(this.#booking)
      this.#kept.keep({ ...restartBooking(product, this.#booking, crypto.randomUUID(), now), touchedAt: now })
    }
    return this.read()
  }

  acceptPrice(agreed?: Money): BookingView | undefined {
    this.#touch((checkout, now, product) => acceptPrice(product, checkout, now, agreed))
    return this.read()
  }

  /** The traveller goes on, in this language, and lets this be told. */
  goOn(said: BookingSaid): BookingView | undefined {
    this.#follow(said)
    return this.read()
  }

  #follow(said: BookingSaid): void {
    const now = Date.now()
    if (this.#booking) {
      const product = this.#kept.productOf(this.#booking)
      this.#kept.keep({ ...goOnAsSaid(product, this.#booking, said, now), touchedAt: now })
    }
  }

  /** Pays, and answers when it is known what came of it. `cardEnvelope` is forgotten as soon as it was used or given up. */
  async pay(
    asked: PaymentAsked,
    cardEnvelope: string | undefined,
    said?: BookingSaid,
    visitorAddress?: string,
  ): Promise<BookingView | undefined> {
    this.#visitorAddress = visitorAddress
    if (said) this.#follow(said)
    if (this.#booking && isAwaited(this.#booking.checkout.payment)) await this.ask()
    const before = this.#booking?.checkout.payments
    this.#touch((checkout, now, product) => requestPay(product, checkout, asked, now))
    if (this.#booking?.checkout.payments !== before) {
      this.#cardEnvelope = cardEnvelope
      try {
        await this.#inTurn(() => runBooking(runPayment(this.#store)))
      } finally {
        this.#cardEnvelope = undefined
      }
    }
    return this.read()
  }

  /** Asks the backend at once how an open payment stands. */
  async ask(): Promise<BookingView | undefined> {
    if (!this.#booking || !isUndecided(this.#booking.checkout.payment)) return this.read()
    this.#touch(askNow)
    await this.#runDue()
    return this.read()
  }

  /** What is to become of what is left of an order of which a part was refused. */
  async decide(choice: PartsChoice): Promise<BookingView | undefined> {
    await this.#inTurn(() => runBooking(runDecision(this.#store, choice)))
    return this.read()
  }

  /** What is open is asked to be taken back, and the answer waited for; a payment that is on its way ends first. */
  async #leavePayment(): Promise<void> {
    if (!this.#booking || !isUndecided(this.#booking.checkout.payment)) return
    this.#touch(giveUpPaying)
    await this.#inTurn(() => {
      this.#touch(leavePayment)
      return runBooking(runDue(this.#store))
    })
  }

  /** The platform tries an alarm that throws a few times and drops it then, and nothing would be forgotten in time: so it is set anew. */
  override async alarm(): Promise<void> {
    if (!(await this.#kept.heedAlarm())) return
    try {
      await this.#runDue()
      this.#kept.write()
      this.#kept.setAlarm()
    } catch (cause) {
      logFailure({ event: 'alarm_again', requestId: this.ctx.id.toString() }, cause)
      await this.#kept.setAlarmAgain()
    }
  }

  #runDue(): Promise<void> {
    return this.#inTurn(() => runBooking(runDue(this.#store)))
  }

  readonly #store = {
    read: (): BookingOfProduct | undefined =>
      this.#booking && {
        ...this.#booking,
        product: this.#kept.productOf(this.#booking),
        cardEnvelope: this.#cardEnvelope,
        visitorAddress: this.#visitorAddress,
      },
    change: (key: string, step: (checkout: CheckoutState) => CheckoutState): void => {
      if (this.#booking?.context.key !== key) return
      this.#kept.keep({ ...this.#booking, checkout: step(this.#booking.checkout) })
    },
    write: (): void => this.#kept.write(),
  }

  /** One program at a time: whoever comes second finds what the first one left. */
  #inTurn(program: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(program, program)
    return this.#turn
  }

  get #booking(): StoredBooking | undefined {
    return this.#kept.booking
  }

  #touch(step: (checkout: CheckoutState, now: number, product: Product) => CheckoutState): void {
    if (!this.#booking) return
    const now = Date.now()
    const checkout = step(this.#booking.checkout, now, this.#kept.productOf(this.#booking))
    this.#kept.keep({ ...this.#booking, checkout, touchedAt: now })
  }
}
