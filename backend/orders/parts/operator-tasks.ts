import { Clock, Context, Effect, Layer } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { Unavailable } from '#contract/problem.ts'
import type { OrderPart } from '../../products/products.ts'
import { askDatabase } from '../../ask-database.ts'
import { unavailable } from '../order-problem.ts'
import type { OrderState } from '../order-state.ts'

/**
 * `unknown`: a supplier does not say what became of an order. `stuck`: it does not take one back. `unanswered`: it has let the time
 * pass in which it confirms by hand. `unheard`: the gateway does not say what became of a payment. `unended`: it has let a traveller pay for a day,
 * and still does. `unchecked`: money is set aside, and it does not say whether its price still holds. `uncaptured`, `unvoided`, `unrefunded`: the gateway does not take what is to be charged, let go
 * what was set aside, or give back what was charged for a part that was called off. `unissued`: documents of what was bought do not come.
 * `undocumented`: their supplier says that there will be none.
 */
export type TaskKind =
  | 'unknown'
  | 'stuck'
  | 'unanswered'
  | 'unheard'
  | 'unended'
  | 'unchecked'
  | 'uncaptured'
  | 'unvoided'
  | 'unrefunded'
  | 'unissued'
  | 'undocumented'

/** What somebody has to look into, and what may be lost with it: a part, or the payment of the whole order. */
export interface OperatorTask {
  readonly id: string
  readonly kind: TaskKind
  readonly state: OrderState
  readonly part: OrderPart | null
  readonly atRisk: Money
  /** since when it has been so, in milliseconds since 1970 */
  readonly since: number
}

/** What people have to do because no retry has helped. */
export class OperatorTasks extends Context.Service<
  OperatorTasks,
  {
    /** Writes a task down; the same one once. */
    readonly raise: (task: OperatorTask) => Effect.Effect<void, Unavailable>
    /** It has come right without them. */
    readonly resolve: (id: string) => Effect.Effect<void, Unavailable>
  }
>()('backend/OperatorTasks') {}

export const operatorTaskId = ({ bookingId }: OrderState, { partId, supplier }: OrderPart): string =>
  `${bookingId}:${partId}:${supplier.orderKey ?? ''}`

/** What a row says of whom to turn to: of a payment, that it is one. */
const concerned = (part: OrderPart | null) =>
  part
    ? { partId: part.partId, product: part.kind, ...part.supplier }
    : { partId: '', product: 'payment', name: 'gateway', orderKey: null, reference: null }

const run = (statement: D1PreparedStatement) => askDatabase(() => statement.run(), unavailable).pipe(Effect.asVoid)

/** Tasks as rows of the database, for whoever serves travellers; nothing personal is in them. */
export const operatorTasksLayer = (database: D1Database) =>
  Layer.succeed(OperatorTasks, {
    raise: Effect.fnUntraced(function* ({ id, kind, state, part, atRisk, since }) {
      const now = yield* Clock.currentTimeMillis
      const { partId, product, name, orderKey, reference } = concerned(part)
      yield* Effect.logError({ event: 'operator_task', task: id, kind, supplier: name })
      yield* run(
        database
          .prepare(
            `INSERT INTO operator_tasks
              (id, kind, booking_id, session_id, payment_id, part_id, product, supplier, order_key, supplier_reference, amount, currency, since, raised_at)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, resolved_at = NULL`,
          )
          .bind(
            id,
            kind,
            state.bookingId,
            state.sessionId,
            state.attempt?.transactionId ?? null,
            partId,
            product,
            name,
            orderKey,
            reference,
            atRisk.amount,
            atRisk.currency,
            since,
            now,
          ),
      )
    }),
    resolve: Effect.fnUntraced(function* (id) {
      const now = yield* Clock.currentTimeMillis
      yield* run(
        database
          .prepare('UPDATE operator_tasks SET resolved_at = ? WHERE id = ? AND resolved_at IS NULL')
          .bind(now, id),
      )
    }),
  })
