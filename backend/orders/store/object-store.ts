import { Effect, Layer } from 'effect'
import { type IdempotencyRecord, OrderStore } from '../order-ports.ts'
import type { OrderState } from '../order-state.ts'
import { type OrderRecord, coalescedStore } from './coalesced-store.ts'
import { type EarlyOrder, type OrderV1, readAnswer, readOrder } from './stored-order.ts'

const orderKey = 'order'
const besideKey = (key: string): string => `answer:${key}`

/** As many answers as are kept in the order's own row: of more, the oldest have rows of their own. */
const mostInRow = 40

/** As many keys as an object deletes in one go. */
const together = 128

type StoredOrder = (OrderState | EarlyOrder | OrderV1) & Partial<Pick<OrderRecord, 'answers'>>

const wakeAt = ({ tasks }: OrderState): number | null => {
  const due = Object.values(tasks)
  return due.length > 0 ? Math.min(...due) : null
}

const setAlarm = (storage: DurableObjectStorage, at: number | null) =>
  at === null ? storage.deleteAlarm() : storage.setAlarm(at)

const deleteAnswersBeside = async (storage: DurableObjectStorage): Promise<void> => {
  for (;;) {
    const answers = await storage.list({ prefix: besideKey(''), limit: together })
    if (answers.size === 0) return
    await storage.delete([...answers.keys()])
  }
}

const read = async (storage: DurableObjectStorage): Promise<OrderRecord | undefined> => {
  const stored = await storage.get<StoredOrder>(orderKey)
  if (!stored) return undefined
  const { answers = {}, ...order } = stored
  return { order: readOrder(order), answers }
}

/** The order, its answers and the alarm for its next task are written together; each is a row, and an alarm that stays is none. */
const write = async (storage: DurableObjectStorage, { order, answers }: OrderRecord): Promise<void> => {
  const at = wakeAt(order)
  const isSet = (await storage.getAlarm()) === at
  const kept = Object.entries(answers)
  const beside = kept.slice(0, -mostInRow).map(([key, answer]) => [besideKey(key), answer])
  const row = { ...order, answers: Object.fromEntries(kept.slice(-mostInRow)) }
  await Promise.all([
    storage.put({ ...Object.fromEntries(beside), [orderKey]: row }),
    ...(isSet ? [] : [setAlarm(storage, at)]),
  ])
}

/** The order's memory in its Durable Object. */
export const objectStoreLayer = (storage: DurableObjectStorage) =>
  Layer.sync(OrderStore, () =>
    coalescedStore({
      read: Effect.promise(() => read(storage)),
      write: (record) => Effect.promise(() => write(storage, record)),
      answerBeside: (key) =>
        Effect.promise(async () => {
          const kept = await storage.get<IdempotencyRecord>(besideKey(key))
          return kept && readAnswer(kept)
        }),
      forgetAnswersBeside: Effect.promise(() => deleteAnswersBeside(storage)),
      forget: Effect.promise(async () => {
        await storage.deleteAlarm()
        await storage.deleteAll()
      }),
    }),
  )
