import { Effect } from 'effect'
import { ownValue } from '#domain/own-value.ts'
import { type IdempotencyRecord, OrderStore } from '../order-ports.ts'
import type { OrderState } from '../order-state.ts'

/** All that is kept of an order, in one row: what it has become, and what its calls were answered. */
export interface OrderRecord {
  readonly order: OrderState
  readonly answers: Readonly<Record<string, IdempotencyRecord>>
}

/** Where the record of an order is kept. A write is whole or not at all. */
export interface OrderRecords {
  readonly read: Effect.Effect<OrderRecord | undefined>
  readonly write: (record: OrderRecord) => Effect.Effect<void>
  /** an answer that is not in the record: one of many, or of an earlier build */
  readonly answerBeside: (key: string) => Effect.Effect<IdempotencyRecord | undefined>
  readonly forgetAnswersBeside: Effect.Effect<void>
  readonly forget: Effect.Effect<void>
}

/**
 * An order's memory that writes once for many saves: what was saved is in memory until it has to be known, which is before anybody
 * else is asked for anything, and before the caller is answered. Whatever stops the object in between, nobody has seen what is lost.
 */
export const coalescedStore = (records: OrderRecords): OrderStore['Service'] => {
  let unwritten: OrderRecord | undefined
  const current = Effect.suspend(() => (unwritten ? Effect.succeed(unwritten) : records.read))
  const keep = (change: (record: OrderRecord | undefined) => OrderRecord | undefined) =>
    Effect.map(current, (record) => void (unwritten = change(record)))

  return {
    load: Effect.map(current, (record) => record?.order),
    save: (order) => keep((record) => ({ order, answers: record?.answers ?? {} })),
    idempotencyRecord: (key) =>
      Effect.flatMap(current, (record) => {
        const kept = record && ownValue(record.answers, key)
        return kept ? Effect.succeed(kept) : records.answerBeside(key)
      }),
    keepIdempotencyRecord: (key, answer) =>
      keep((record) => record && { ...record, answers: { ...record.answers, [key]: answer } }),
    forgetIdempotencyRecords: Effect.andThen(
      records.forgetAnswersBeside,
      keep((record) => record && { ...record, answers: {} }),
    ),
    forget: Effect.suspend(() => {
      unwritten = undefined
      return records.forget
    }),
    written: Effect.suspend(() => {
      if (!unwritten) return Effect.void
      const record = unwritten
      return Effect.map(records.write(record), () => {
        if (unwritten === record) unwritten = undefined
      })
    }),
    dropUnwritten: Effect.sync(() => void (unwritten = undefined)),
  }
}

/** A program whose end is written before its caller hears of it. One that breaks leaves what was written, as if the object had been stopped. */
export const wholeTurn = <Value, Failure, Needs>(program: Effect.Effect<Value, Failure, Needs>) =>
  Effect.flatMap(OrderStore, ({ written, dropUnwritten }) =>
    program.pipe(
      Effect.tap(() => written),
      Effect.tapCause(() => dropUnwritten),
    ),
  )
