import { Effect, Layer } from 'effect'
import { type IdempotencyRecord, OrderStore } from '../order-ports.ts'
import type { OrderState } from '../order-state.ts'
import { type EarlyOrder, type OrderV1, readAnswer, readOrder } from './stored-order.ts'

const wakeAt = (state: OrderState): number | null => {
  const due = Object.values(state.tasks)
  return due.length > 0 ? Math.min(...due) : null
}

const setAlarm = (storage: DurableObjectStorage, at: number | null) =>
  at === null ? storage.deleteAlarm() : storage.setAlarm(at)

/** As many keys as an object deletes in one go. */
const together = 128

const deleteAnswers = async (storage: DurableObjectStorage): Promise<void> => {
  for (;;) {
    const answers = await storage.list({ prefix: 'answer:', limit: together })
    if (answers.size === 0) return
    await storage.delete([...answers.keys()])
  }
}

/** The order's memory in its Durable Object: the order and the alarm for its next task are written together. */
export const objectStoreLayer = (storage: DurableObjectStorage) =>
  Layer.succeed(OrderStore, {
    load: Effect.promise(async () => {
      const stored = await storage.get<OrderState | EarlyOrder | OrderV1>('order')
      return stored && readOrder(stored)
    }),
    save: (state) =>
      Effect.promise(async () => {
        await Promise.all([storage.put('order', state), setAlarm(storage, wakeAt(state))])
      }),
    idempotencyRecord: (key) =>
      Effect.promise(async () => {
        const kept = await storage.get<IdempotencyRecord>(`answer:${key}`)
        return kept && readAnswer(kept)
      }),
    keepIdempotencyRecord: (key, answer) => Effect.promise(() => storage.put(`answer:${key}`, answer)),
    forgetIdempotencyRecords: Effect.promise(() => deleteAnswers(storage)),
    forget: Effect.promise(async () => {
      await storage.deleteAlarm()
      await storage.deleteAll()
    }),
  })
