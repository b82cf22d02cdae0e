import { type Connection, connectionsOf } from './connections.ts'
import type { Slice } from './flight-offer.ts'

export type OfferWarning =
  | { readonly kind: 'technical_stop'; readonly at: string }
  | { readonly kind: 'airport_change'; readonly at: string; readonly next: string; readonly minutes: number }
  | { readonly kind: 'tight' | 'overnight' | 'long'; readonly at: string; readonly minutes: number }

const connectionWarnings = (connection: Connection): readonly OfferWarning[] => {
  const { airport: at, leavesFrom: next, minutes, tight, overnight, long } = connection
  return [
    ...(next === undefined ? [] : [{ kind: 'airport_change', at, next, minutes } as const]),
    ...(tight ? [{ kind: 'tight', at, minutes } as const] : []),
    ...(overnight ? [{ kind: 'overnight', at, minutes } as const] : []),
    ...(long ? [{ kind: 'long', at, minutes } as const] : []),
  ]
}

/** What a traveller should know of an itinerary before choosing it, in the order in which it happens. */
export const warningsOf = (slice: Slice): readonly OfferWarning[] => {
  const connections = connectionsOf(slice)
  return slice.segments.flatMap((segment, index) => {
    const connection = connections[index]
    const stops = segment.technicalStops.map((at) => ({ kind: 'technical_stop', at }) as const)
    return [...stops, ...(connection ? connectionWarnings(connection) : [])]
  })
}
