import type { Problem } from '#domain/problem.ts'
import { pricedItem } from '#/features/checkout/product/load-item.server.ts'
import type { LoadedItem } from '#/features/checkout/product/loaded-item.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { OutingItem } from './outing-item.ts'
import { outingItem, readOuting } from './outing-item.server.ts'

const noFlight: Problem = {
  _tag: 'InternalError',
  code: 'internal_error',
  message: 'The offer holds nothing to sell.',
  requestId: undefined,
}

export const loadOutingOnServer = async (id: string): Promise<LoadedItem<OutingItem>> => {
  const read = await runServer(readOuting(id))
  if (!read.ok) return { state: 'problem', problem: read.problem }
  const item = outingItem(read.value)
  if (!item) return { state: 'problem', problem: noFlight }
  return pricedItem(item, read.value.expiresAt)
}
