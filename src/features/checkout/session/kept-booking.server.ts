import { ownValue } from '#domain/own-value.ts'
import { logFailure } from '#/server/log.ts'
import { seal, unseal } from '#/server/visitor/secrets.server.ts'
import { draftDays } from '#/server/visitor/site-settings.server.ts'
import { nextDue } from '../machine/booking-due.ts'
import { rehydrate } from '../machine/booking-pay.ts'
import { type Product, type Products, productOf } from '../product/product.ts'
import { type StoredBooking, readStoredBooking } from './stored-booking.ts'

const bookingKey = 'booking'

/** Until when a booking is kept that no secret opens. */
const unopenedKey = 'unopened'

/** How soon a booking is looked at again whose alarm broke. */
const alarmAgainMs = 60_000

const keptMs = (): number => draftDays() * 86_400_000

const forgetAt = ({ touchedAt }: StoredBooking): number => touchedAt + keptMs()

/** A visitor's booking in the storage of its object: sealed, and with one alarm for what is due next, at last for its end. */
export class KeptBooking {
  readonly #storage: DurableObjectStorage
  /** of the object, for the log */
  readonly #requestId: string
  readonly #products: Products
  /** until when one is kept that only another build can read */
  #unreadUntil: number | undefined
  #booking: StoredBooking | undefined
  /** the booking has moved on since it was written */
  #isUnwritten = false
  #alarmAt: number | null = null

  constructor({ storage, id }: DurableObjectState, products: Products) {
    this.#storage = storage
    this.#requestId = id.toString()
    this.#products = products
    this.#booking = this.#load()
  }

  get booking(): StoredBooking | undefined {
    return this.#booking
  }

  productOf({ checkout }: StoredBooking): Product {
    return productOf(this.#products, checkout.draft.kind)
  }

  keep(booking: StoredBooking): void {
    this.#booking = booking
    this.#isUnwritten = true
  }

  /**
   * Each write and each alarm is a row that is paid for: so a booking is written before a visitor hears of it, before it is charged, and
   * when its alarm has done what was due. What a step was answered in between is asked again, under the same key, where it was lost.
   */
  write(): void {
    if (!this.#booking || !this.#isUnwritten) return
    this.#storage.kv.put(bookingKey, seal(JSON.stringify(this.#booking)))
    this.#isUnwritten = false
    this.setAlarm()
  }

  /** Which alarm is set, from before: to be awaited before anything else is. */
  async knowAlarm(): Promise<void> {
    this.#alarmAt = await this.#storage.getAlarm()
  }

  /** An alarm that comes too early is left: it finds nothing due, and is set anew. */
  setAlarm(): void {
    if (!this.#booking) return
    const now = Date.now()
    const forget = forgetAt(this.#booking)
    const at = Math.max(
      now,
      Math.min(nextDue(this.productOf(this.#booking), this.#booking.checkout, now)?.at ?? forget, forget),
    )
    if (this.#alarmAt !== null && this.#alarmAt <= at) return
    this.#alarmAt = at
    void this.#storage.setAlarm(at)
  }

  /** What was due broke: it is tried again before long. */
  async setAlarmAgain(): Promise<void> {
    this.#alarmAt = Date.now() + alarmAgainMs
    await this.#storage.setAlarm(this.#alarmAt)
  }

  /** The alarm has come: whether something may be due. What was kept long enough is forgotten, what cannot be read waits for that. */
  async heedAlarm(): Promise<boolean> {
    this.#alarmAt = null
    const until = this.#booking ? forgetAt(this.#booking) : (this.#unreadUntil ?? this.#unopenedUntil())
    if (Date.now() >= until) await this.#forget()
    else if (!this.#booking) await this.#storage.setAlarm(until)
    return this.#booking !== undefined
  }

  /** One that cannot be opened was sealed with a secret that was dropped, or is missing by mistake: it is kept for as long as any other. */
  #unopenedUntil(): number {
    const { kv } = this.#storage
    const known = kv.get<number>(unopenedKey)
    const until = known ?? Date.now() + keptMs()
    if (known === undefined) kv.put(unopenedKey, until)
    return until
  }

  #load(): StoredBooking | undefined {
    const sealed = this.#storage.kv.get<Uint8Array>(bookingKey)
    const text = sealed && unseal(sealed)
    if (text === undefined) return undefined
    const stored = readStoredBooking(JSON.parse(text))
    const { kind } = stored.checkout.draft
    if (!ownValue(this.#products, kind)) {
      // a build that was rolled back sold more: its visitor can begin anew, and a later build finds what they had
      this.#unreadUntil = forgetAt(stored)
      logFailure({ event: 'draft_of_another_build', requestId: this.#requestId, kind })
      return undefined
    }
    return { ...stored, checkout: rehydrate(this.productOf(stored), stored.checkout, Date.now()) }
  }

  async #forget(): Promise<void> {
    this.#booking = undefined
    this.#isUnwritten = false
    await this.#storage.deleteAll()
  }
}
