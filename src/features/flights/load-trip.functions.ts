import { createServerFn } from '@tanstack/react-start'
import type { LoadedTrip } from './loaded-trip.ts'
import { loadTripOnServer } from './load-trip.server.ts'
import type { RawTripUrl } from './trip-url.ts'

const isRecord = (value: unknown): value is RawTripUrl => typeof value === 'object' && value !== null

/** A check of the price, so never cached and never repeated by a prefetch: POST. */
export const loadTrip = createServerFn({ method: 'POST' })
  .validator((raw: Record<string, string | string[]>): RawTripUrl => (isRecord(raw) ? raw : {}))
  .handler(({ data }): Promise<LoadedTrip> => loadTripOnServer(data))
