import { env } from 'cloudflare:workers'
import { Effect, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { NoMailService } from '#contract/booking-problem.ts'
import { ForgottenBooking, type MailToSend } from '#contract/operator.ts'
import { askDatabase } from '../../ask-database.ts'
import { mailSettings } from '../../mail/http-mail-sender.ts'
import { normalReference } from '../../orders/booking-reference.ts'
import { noSuchBooking } from '../../orders/forgetting/forget-booking.ts'
import { unavailable } from '../../orders/order-problem.ts'
import { askToForget, askToMail, inRequest } from './ask-order.ts'

const first = <Row>(sql: string, booking: string) =>
  askDatabase(() => env.DB.prepare(sql).bind(normalReference(booking), booking.trim()).first<Row>(), unavailable)

const indexed = 'SELECT id, session_id FROM bookings WHERE reference = ? OR id = ?'
const forgotten = 'SELECT record FROM forgotten_bookings WHERE reference = ? OR booking_id = ?'

const readRecord = Schema.decodeUnknownSync(Schema.fromJsonString(ForgottenBooking))

interface IndexedBooking {
  readonly id: string
  readonly session_id: string
}

const forget = Effect.fnUntraced(function* (booking: string, travelAhead: boolean) {
  const row = yield* first<IndexedBooking>(indexed, booking)
  if (row)
    yield* askToForget(row.session_id, (order) => order.forget({ id: row.id, sessionId: row.session_id, travelAhead }))
  const kept = yield* first<{ record: string }>(forgotten, booking)
  return kept ? readRecord(kept.record) : yield* noSuchBooking()
})

/** As many orders as one call asks. */
const together = 50

/** Bookings with mail that nobody tries any more: it was given up, or its time was an hour ago. In one order, so that those that do not answer keep no others from being asked. */
const unsent = (after: string) =>
  askDatabase(
    () =>
      env.DB.prepare(
        `SELECT id, session_id FROM bookings WHERE id > ? AND id IN (
          SELECT booking_id FROM outbox WHERE status = 'failed' OR (status = 'queued' AND next_try_at < ?))
          ORDER BY id LIMIT ?`,
      )
        .bind(after, Date.now() - 3_600_000, together + 1)
        .all<IndexedBooking>(),
    unavailable,
  ).pipe(Effect.map(({ results }) => results))

const noMailService = () =>
  new NoMailService({
    requestId: '',
    code: 'no_mail_service',
    message: 'No mail leaves while MAIL_API_URL, MAIL_API_KEY and MAIL_FROM are not all set.',
  })

const mailsOf = ({ id, session_id }: IndexedBooking) => askToMail(session_id, (order) => order.sendMail(id))

const sendMail = Effect.fnUntraced(function* ({ booking, after = '' }: typeof MailToSend.Type) {
  if (!mailSettings(env)) return yield* noMailService()
  if (booking !== undefined) {
    const row = yield* first<IndexedBooking>(indexed, booking)
    return { mails: row ? yield* mailsOf(row) : yield* noSuchBooking(), notReached: [], next: null }
  }
  const rows = yield* unsent(after)
  const asked = rows.slice(0, together)
  const answers = yield* Effect.forEach(asked, (row) =>
    mailsOf(row).pipe(
      Effect.map((mails) => ({ mails, notReached: [] })),
      Effect.orElseSucceed(() => ({ mails: 0, notReached: [row.id] })),
    ),
  )
  return {
    mails: answers.reduce((sum, { mails }) => sum + mails, 0),
    notReached: answers.flatMap(({ notReached }) => notReached),
    next: rows.length > together ? (asked.at(-1)?.id ?? null) : null,
  }
})

export const operatorHandlers = HttpApiBuilder.group(BackendApi, 'operator', (handlers) =>
  handlers
    .handle('forgetBooking', ({ payload: { booking, travelAhead = false } }) => inRequest(forget(booking, travelAhead)))
    .handle('sendMail', ({ payload }) => inRequest(sendMail(payload))),
)
