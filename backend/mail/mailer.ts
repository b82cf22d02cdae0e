import { Clock, Context, Effect, Layer, Semaphore } from 'effect'
import type { Booking } from '#contract/booking.ts'
import { logLine } from '#contract/log/log-line.ts'
import type { Unavailable } from '#contract/problem.ts'
import { askDatabase } from '../ask-database.ts'
import { unavailable } from '../orders/order-problem.ts'
import { bookingMail } from './booking-mail.tsx'
import { type MailOnce, mailKindOf, mailsOf } from './mail-kind.ts'
import { type Mail, MailSender } from './mail-sender.ts'

/** A booking, when its order began, and the address of the site on which its traveller reads it. */
export interface BookingToMail {
  readonly booking: Booking
  readonly beganAt: number
  readonly site: string | undefined
}

/** Whose mails stand together in the outbox. */
type OrderOfMails = Pick<BookingToMail, 'beganAt'> & { readonly bookingId: string }

/** Mail about bookings: rendered once, kept in the outbox, sent from there. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** Queues the mails that the booking's state calls for; each once. */
    readonly queue: (mail: BookingToMail) => Effect.Effect<void, Unavailable>
    readonly queueAgain: (mail: BookingToMail) => Effect.Effect<void, Unavailable>
    /** Tries everything that is due, unless that is done already; answers when to try again, or null. */
    readonly send: (order: OrderOfMails) => Effect.Effect<number | null, Unavailable>
    /** Has what was given up, or waits, tried as if it were new; answers how many. */
    readonly requeue: (order: OrderOfMails) => Effect.Effect<number, Unavailable>
    /** Does something while no mail is on its way. */
    readonly between: <Value, Failure, Needs>(
      work: Effect.Effect<Value, Failure, Needs>,
    ) => Effect.Effect<Value, Failure, Needs>
  }
>()('backend/Mailer') {}

interface OutboxRow {
  readonly began_at: number
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly plain: string
  readonly tries: number
  readonly next_try_at: number
}

const maximumTries = 8
const firstWaitMs = 5000

const ask = <Value>(call: () => Promise<Value>) => askDatabase(call, unavailable)

const mailOf = (row: OutboxRow): Mail => ({ ...row, to: row.recipient })

const insert = Effect.fnUntraced(function* (
  database: D1Database,
  { booking, beganAt, site }: BookingToMail,
  { kind, name, after = [] }: MailOnce,
) {
  const now = yield* Clock.currentTimeMillis
  const idOf = (mail: string): string => `${booking.id}:${mail}`
  const { subject, html, plain } = bookingMail(booking, kind, site)
  yield* ask(() =>
    database
      .prepare(
        `INSERT OR IGNORE INTO outbox (began_at, id, booking_id, recipient, subject, html, plain, language, status, next_try_at, created_at)
            SELECT ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM json_each(?) AS earlier
              WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE began_at = ? AND id = earlier.value))`,
      )
      .bind(
        beganAt,
        idOf(name),
        booking.id,
        booking.customerDetails.email,
        subject,
        html,
        plain,
        booking.language,
        now,
        now,
        JSON.stringify(after.map(idOf)),
        beganAt,
      )
      .run(),
  )
})

const sendOne = Effect.fnUntraced(function* (database: D1Database, row: OutboxRow) {
  const sender = yield* MailSender
  if (row.next_try_at > (yield* Clock.currentTimeMillis)) return row.next_try_at
  const sent = yield* sender.send(mailOf(row)).pipe(Effect.isSuccess)
  const tries = row.tries + 1
  const status = sent ? 'sent' : tries >= maximumTries ? 'failed' : 'queued'
  const next = (yield* Clock.currentTimeMillis) + firstWaitMs * 2 ** row.tries
  if (status === 'failed') logLine('error', 'mail_given_up', row.id, { tries })
  yield* ask(() =>
    database
      .prepare(
        `UPDATE outbox SET status = ?1, tries = ?2, next_try_at = ?3
          WHERE began_at = ?4 AND id = ?5 AND (?1 = 'sent' OR (status = 'queued' AND tries = ?6))`,
      )
      .bind(status, tries, next, row.began_at, row.id, row.tries)
      .run(),
  )
  return status === 'queued' ? next : null
})

const sendAll = Effect.fnUntraced(function* (database: D1Database, { beganAt, bookingId }: OrderOfMails) {
  const { results } = yield* ask(() =>
    database
      .prepare("SELECT * FROM outbox WHERE began_at IN (0, ?) AND booking_id = ? AND status = 'queued'")
      .bind(beganAt, bookingId)
      .all<OutboxRow>(),
  )
  const again = yield* Effect.forEach(results, (row) => sendOne(database, row))
  const times = again.filter((at) => at !== null)
  return times.length > 0 ? Math.min(...times) : null
})

const requeue = Effect.fnUntraced(function* (database: D1Database, { beganAt, bookingId }: OrderOfMails) {
  const now = yield* Clock.currentTimeMillis
  const { meta } = yield* ask(() =>
    database
      .prepare(
        `UPDATE outbox SET status = 'queued', tries = 0, next_try_at = ?
          WHERE began_at IN (0, ?) AND booking_id = ? AND status IN ('queued', 'failed')`,
      )
      .bind(now, beganAt, bookingId)
      .run(),
  )
  return meta.changes
})

const queue = Effect.fnUntraced(function* (database: D1Database, mail: BookingToMail, outboxDays: number) {
  const forgottenBefore = new Date((yield* Clock.currentTimeMillis) - outboxDays * 86_400_000).toISOString()
  const mails = mailsOf(mail.booking, forgottenBefore)
  yield* Effect.forEach(mails, (once) => insert(database, mail, once), { discard: true })
})

/** `outboxDays`: how long it remembers what it sent. */
export const mailerLayer = (database: D1Database, outboxDays: number) =>
  Layer.effect(
    Mailer,
    Effect.gen(function* () {
      const sender = yield* MailSender
      const one = yield* Semaphore.make(1)
      return {
        queue: (mail: BookingToMail) => queue(database, mail, outboxDays),
        queueAgain: (mail: BookingToMail) =>
          insert(database, mail, { kind: mailKindOf(mail.booking), name: crypto.randomUUID() }),
        send: (order: OrderOfMails) =>
          sender.configured
            ? one.withPermits(1)(sendAll(database, order).pipe(Effect.provideService(MailSender, sender)))
            : Effect.succeed(null),
        requeue: (order: OrderOfMails) => requeue(database, order),
        between: (work) => one.withPermits(1)(work),
      }
    }),
  )
