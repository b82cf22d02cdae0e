import { DurableObject } from 'cloudflare:workers'
import { ownValue } from '#domain/own-value.ts'
import { logFailure } from '#/server/log.ts'
import { runBooking } from '#/server/runtime.server.ts'
import { seal, unseal } from '#/server/visitor/secrets.server.ts'
import { draftDays } from '#/server/visitor/site-settings.server.ts'
import type { BookingOfProduct } from '../product/product.ts'
import type { BookingSaid } from './booking-context.server.ts'
import { type Begin, beginBooking, goOnAsSaid, restartBooking } from './booking-begin.server.ts'
import { acceptPrice, askNow, giveUpPaying, leavePayment, rehydrate, requestPay } from '../machine/booking-pay.ts'
import { type BookingPayment, type PartsChoice, type PaymentAsked, isUndecided } from '../machine/booking-payment.ts'
import { runDecision, runDue, runPayment } from './booking-runner.server.ts'
import { nextDue } from '../machine/booking-due.ts'
import { editDraft, flushSteps } from '../machine/booking-edit.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { type BookingView, type SavedDraft, bookingView } from './booking-view.ts'
import type { DraftPatch } from '../draft/draft-patch.ts'
import { type Product, type Products, productOf } from '../product/product.ts'
import { type StoredBooking, readStoredBooking } from './stored-booking.ts'

const bookingKey = 'booking'

/** Until when a booking is kept that no secret opens. */
const unopenedKey = 'unopened'

/** How soon a booking is looked at again whose alarm broke. */
const alarmAgainMs = 60_000

/** An answer is owed to the traveller before they may pay again. */
const isAwaited = ({ status }: BookingPayment): boolean => status === 'unknown' || status === 'leaving'

const keptMs = (): number => draftDays() * 86_400_000

const forgetAt = ({ touchedAt }: StoredBooking): number => touchedAt + keptMs()

/**
 * One visitor's booking. The draft is sealed in its storage, its steps go to the backend on one alarm, and the card's
 * envelope passes through its memory. What happens is decided by `checkout-state.ts` and its neighbours; this keeps it and runs it.
 * The Worker's entry gives it the products that it may be of.
 */
export abstract class BookingSession extends DurableObject<Cloudflare.Env> {
  abstract get products(): Products

  /** until when one is kept that only another build can read */
  #unreadUntil: number | undefined
  #booking = this.#load()
  #cardEnvelope: string | undefined
  #visitorAddress: string | undefined
  #turn: Promise<void> = Promise.resolve()
  /** the booking has moved on since it was written */
  #isUnwritten = false
  #alarmAt: number | null = null

  constructor(context: DurableObjectState, bindings: Cloudflare.Env) {
    super(context, bindings)
    void context.blockConcurrencyWhile(async () => void (this.#alarmAt = await context.storage.getAlarm()))
  }

  /** Begins a booking once what the visitor had open is decided. One that is paid for and that they were never shown comes first. */
  async begin(asked: Begin, visitorAddress?: string): Promise<BookingView | undefined> {
    this.#visitorAddress = visitorAddress
    await this.#leavePayment()
    const isPaid = this.#booking?.checkout.payment.status === 'confirmed'
    const now = Date.now()
    const product = productOf(this.products, asked.kind)
    if (!isPaid || this.#booking?.isTold)
      this.#keep({ ...beginBooking(product, this.#booking, asked, now), touchedAt: now })
    return this.read()
  }

  /** The id of the booking that was made, for the page that shows it; undefined where none was. */
  confirmation(): string | undefined {
    const payment = this.#booking?.checkout.payment
    if (!this.#booking || payment?.status !== 'confirmed') return undefined
    if (!this.#booking.isTold) this.#keep({ ...this.#booking, isTold: true })
    this.#write()
    return payment.bookingId
  }

  /** What the visitor is told, which is written before: a step may be on its way meanwhile. */
  read(): BookingView | undefined {
    this.#write()
    return this.#booking && bookingView(this.#productOf(this.#booking), this.#booking.checkout, Date.now())
  }

  /** The backend's session, asked for now where there is none yet; null where the backend gives none. */
  async sessionId(): Promise<string | null | undefined> {
    if (this.#booking && this.#booking.checkout.backendIds.sessionId === null) {
      this.#touch((checkout, now, product) => flushSteps(product, checkout, now))
      await this.#runDue()
      this.#write()
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
      const product = this.#productOf(this.#booking)
      this.#keep({ ...restartBooking(product, this.#booking, crypto.randomUUID(), now), touchedAt: now })
    }
    return this.read()
  }

  acceptPrice(): BookingView | undefined {
    this.#touch((checkout, now, product) => acceptPrice(product, checkout, now))
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
      const product = this.#productOf(this.#booking)
      this.#keep({ ...goOnAsSaid(product, this.#booking, said, now), touchedAt: now })
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
    this.#alarmAt = null
    const until = this.#booking ? forgetAt(this.#booking) : (this.#unreadUntil ?? this.#unopenedUntil())
    if (Date.now() >= until) return this.#forget()
    if (!this.#booking) return this.ctx.storage.setAlarm(until)
    try {
      await this.#runDue()
      this.#write()
      this.#setAlarm()
    } catch (cause) {
      logFailure({ event: 'alarm_again', requestId: this.ctx.id.toString() }, cause)
      this.#alarmAt = Date.now() + alarmAgainMs
      await this.ctx.storage.setAlarm(this.#alarmAt)
    }
  }

  /** One that cannot be opened was sealed with a secret that was dropped, or is missing by mistake: it is kept for as long as any other. */
  #unopenedUntil(): number {
    const { kv } = this.ctx.storage
    const known = kv.get<number>(unopenedKey)
    const until = known ?? Date.now() + keptMs()
    if (known === undefined) kv.put(unopenedKey, until)
    return until
  }

  #runDue(): Promise<void> {
    return this.#inTurn(() => runBooking(runDue(this.#store)))
  }

  readonly #store = {
    read: (): BookingOfProduct | undefined =>
      this.#booking && {
        ...this.#booking,
        product: this.#productOf(this.#booking),
        cardEnvelope: this.#cardEnvelope,
        visitorAddress: this.#visitorAddress,
      },
    change: (key: string, step: (checkout: CheckoutState) => CheckoutState): void => {
      if (this.#booking?.context.key !== key) return
      this.#keep({ ...this.#booking, checkout: step(this.#booking.checkout) })
    },
    write: (): void => this.#write(),
  }

  /** One program at a time: whoever comes second finds what the first one left. */
  #inTurn(program: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(program, program)
    return this.#turn
  }

  #productOf({ checkout }: StoredBooking): Product {
    return productOf(this.products, checkout.draft.kind)
  }

  #touch(step: (checkout: CheckoutState, now: number, product: Product) => CheckoutState): void {
    if (!this.#booking) return
    const now = Date.now()
    const checkout = step(this.#booking.checkout, now, this.#productOf(this.#booking))
    this.#keep({ ...this.#booking, checkout, touchedAt: now })
  }

  #load(): StoredBooking | undefined {
    const sealed = this.ctx.storage.kv.get<Uint8Array>(bookingKey)
    const text = sealed && unseal(sealed)
    if (text === undefined) return undefined
    const stored = readStoredBooking(JSON.parse(text))
    const { kind } = stored.checkout.draft
    if (!ownValue(this.products, kind)) {
      // a build that was rolled back sold more: its visitor can begin anew, and a later build finds what they had
      this.#unreadUntil = forgetAt(stored)
      logFailure({ event: 'draft_of_another_build', requestId: this.ctx.id.toString(), kind })
      return undefined
    }
    return { ...stored, checkout: rehydrate(this.#productOf(stored), stored.checkout, Date.now()) }
  }

  #keep(booking: StoredBooking): void {
    this.#booking = booking
    this.#isUnwritten = true
  }

  /**
   * Each write and each alarm is a row that is paid for: so a booking is written before a visitor hears of it, before it is charged, and
   * when its alarm has done what was due. What a step was answered in between is asked again, under the same key, where it was lost.
   */
  #write(): void {
    if (!this.#booking || !this.#isUnwritten) return
    this.ctx.storage.kv.put(bookingKey, seal(JSON.stringify(this.#booking)))
    this.#isUnwritten = false
    this.#setAlarm()
  }

  /** An alarm that comes too early is left: it finds nothing due, and is set anew. */
  #setAlarm(): void {
    if (!this.#booking) return
    const now = Date.now()
    const forget = forgetAt(this.#booking)
    const at = Math.max(
      now,
      Math.min(nextDue(this.#productOf(this.#booking), this.#booking.checkout, now)?.at ?? forget, forget),
    )
    if (this.#alarmAt !== null && this.#alarmAt <= at) return
    this.#alarmAt = at
    void this.ctx.storage.setAlarm(at)
  }

  async #forget(): Promise<void> {
    this.#booking = undefined
    this.#isUnwritten = false
    await this.ctx.storage.deleteAll()
  }
}
