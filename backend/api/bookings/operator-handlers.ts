import { env } from 'cloudflare:workers'
import { Effect, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { ForgottenBooking } from '#contract/operator.ts'
import { askDatabase } from '../../ask-database.ts'
import { normalReference } from '../../orders/booking-reference.ts'
import { noSuchBooking } from '../../orders/forgetting/forget-booking.ts'
import { unavailable } from '../../orders/order-problem.ts'
import { askToForget, inRequest } from './ask-order.ts'

const first = <Row>(sql: string, booking: string) =>
  askDatabase(() => env.DB.prepare(sql).bind(normalReference(booking), booking.trim()).first<Row>(), unavailable)

const indexed = 'SELECT id, session_id FROM bookings WHERE reference = ? OR id = ?'
const forgotten = 'SELECT record FROM forgotten_bookings WHERE reference = ? OR booking_id = ?'

const readRecord = Schema.decodeUnknownSync(Schema.fromJsonString(ForgottenBooking))

const forget = Effect.fnUntraced(function* (booking: string, travelAhead: boolean) {
  const row = yield* first<{ id: string; session_id: string }>(indexed, booking)
  if (row)
    yield* askToForget(row.session_id, (order) => order.forget({ id: row.id, sessionId: row.session_id, travelAhead }))
  const kept = yield* first<{ record: string }>(forgotten, booking)
  return kept ? readRecord(kept.record) : yield* noSuchBooking()
})

export const operatorHandlers = HttpApiBuilder.group(BackendApi, 'operator', (handlers) =>
  handlers.handle('forgetBooking', ({ payload: { booking, travelAhead = false } }) =>
    inRequest(forget(booking, travelAhead)),
  ),
)
