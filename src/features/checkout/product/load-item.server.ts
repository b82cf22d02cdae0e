import type { Effect } from 'effect'
import type { Holds } from '#contract/products/reservation.ts'
import type { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { LoadedItem } from './loaded-item.ts'

interface Failure {
  readonly _tag: string
  readonly message: string
}

type Reading<Read> = Effect.Effect<Read, Failure, BackendClient>

/** Places that are kept for a while before they are booked, at a price that may be kept for another while. */
interface Reserved {
  readonly expiresAt: string
  readonly holds: Holds
}

export const pricedItem = <Sold>(item: Sold, expiresAt: string) =>
  ({ state: 'priced', item, hold: { answeredAt: new Date().toISOString(), expiresAt } }) as const

/** Places and price are kept apart: what ends first ends the hold of both. */
const endOf = ({ holds: { price }, expiresAt }: Reserved): string =>
  price.status === 'HOLDING' && price.until < expiresAt ? price.until : expiresAt

/** What was reserved, as it can be booked now. */
export const loadReservedOnServer = async <Read extends Reserved, Sold>(
  reading: Reading<Read>,
  itemOf: (read: Read) => Sold,
): Promise<LoadedItem<Sold>> => {
  const read = await runServer(reading)
  return read.ok ? pricedItem(itemOf(read.value), endOf(read.value)) : { state: 'problem', problem: read.problem }
}
