import type { Problem } from '#domain/problem.ts'
import { pricedItem } from '#/features/checkout/product/load-item.server.ts'
import type { LoadedItem } from '#/features/checkout/product/loaded-item.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { FlownTour } from './flown-tour.ts'
import { flownTour, readFlownTour } from './flown-tour.server.ts'

const noFlight: Problem = {
  _tag: 'InternalError',
  code: 'internal_error',
  message: 'The offer holds nothing to sell.',
  requestId: undefined,
}

export const loadFlownTourOnServer = async (id: string): Promise<LoadedItem<FlownTour>> => {
  const read = await runServer(readFlownTour(id))
  if (!read.ok) return { state: 'problem', problem: read.problem }
  const item = flownTour(read.value)
  return item ? pricedItem(item, read.value.expiresAt) : { state: 'problem', problem: noFlight }
}
