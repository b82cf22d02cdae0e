import { setTimeout as wait } from 'node:timers/promises'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import { createVisitor } from '../visitor/booking-visitor.ts'

interface Answer<Value> {
  readonly ok: boolean
  readonly value: Value
}

interface SiteOfVisitor {
  readonly site: URL
  readonly ids: ReadonlyMap<string, string>
  readonly cookie: string
  /** how long one booking may take with everything together */
  readonly bookingTimeoutMs: number
}

/** A visitor whom a lost answer does not stop. */
export const createPersistentVisitor = ({ site, ids, cookie, bookingTimeoutMs }: SiteOfVisitor) => {
  const visitor = createVisitor(site, ids, cookie)
  const until = Date.now() + bookingTimeoutMs

  /** Undefined where the answer was lost. */
  const once = async <Value>(name: string, data?: unknown): Promise<Answer<Value> | undefined> =>
    (await visitor.call(name, data).catch(() => undefined)) as Answer<Value> | undefined

  /** Again and again until the site answers, as pages do. */
  const persistently = async <Value>(name: string, data?: unknown): Promise<Value> => {
    for (let turn = 0; ; turn += 1) {
      const answer = await once<Value>(name, data)
      if (answer?.ok) return answer.value
      if (Date.now() > until) throw new Error(`${name} was never answered: ${JSON.stringify(answer)}`)
      await wait(Math.min(2000, 100 * 2 ** turn))
    }
  }

  return {
    site,
    once,
    persistently,
    /** The same call in two tabs at once; what is lost is lost. */
    inTwoTabs: async (name: string, data: unknown): Promise<void> => {
      await Promise.all([once(name, data), once(name, data)])
    },
    read: (): Promise<BookingView> => persistently('readBooking'),
    isInTime: (): boolean => Date.now() <= until,
  }
}

export type PersistentVisitor = ReturnType<typeof createPersistentVisitor>
