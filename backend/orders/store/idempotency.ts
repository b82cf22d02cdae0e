import { Effect, Predicate, Schema } from 'effect'
import { type IdempotencyRecord, OrderStore } from '../order-ports.ts'
import { OrderProblem, idempotencyConflict } from '../order-problem.ts'

/** The answer of a call in a form that can be kept and can cross from the object to the API. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: typeof OrderProblem.Encoded }

/** Problems that end the matter for a call. All others say how things stand just now: a repeat must look again. */
const final: ReadonlySet<string> = new Set(['OfferGone', 'OrderFailed', 'PaymentDeclined', 'PriceChanged'])

const encodeProblem = Schema.encodeSync(OrderProblem)

const isBooking = <Value>(answer: Answer<Value>): boolean =>
  answer.ok && Predicate.hasProperty(answer.value, 'booking') && answer.value.booking !== null

/** A program's outcome as an answer. */
export const answerOf = <Value, R>(
  program: Effect.Effect<Value, OrderProblem, R>,
): Effect.Effect<Answer<Value>, never, R> =>
  program.pipe(
    Effect.match({
      onSuccess: (value): Answer<Value> => ({ ok: true, value }),
      onFailure: (problem): Answer<Value> => ({ ok: false, problem: encodeProblem(problem) }),
    }),
  )

/**
 * Runs `program` at most once for an idempotency key. The same key and fingerprint get the answer of the record; another fingerprint
 * under the same key is refused. Only final answers are recorded. One that is the booking itself is not: it is kept once, and whoever
 * repeats the call is answered with it as it then stands.
 */
export const idempotent = Effect.fnUntraced(function* <Value, R>(
  key: string,
  fingerprint: string,
  program: Effect.Effect<Value, OrderProblem, R>,
) {
  const store = yield* OrderStore
  const record: IdempotencyRecord | undefined = yield* store.idempotencyRecord(key)
  if (record && record.fingerprint !== fingerprint) return yield* answerOf<Value, R>(Effect.fail(idempotencyConflict()))
  if (record && 'answer' in record) return record.answer as Answer<Value>
  const answer = yield* answerOf(program)
  if (record) return answer
  if (isBooking(answer)) yield* store.keepIdempotencyRecord(key, { fingerprint })
  else if (answer.ok || final.has(answer.problem._tag)) yield* store.keepIdempotencyRecord(key, { fingerprint, answer })
  return answer
})
