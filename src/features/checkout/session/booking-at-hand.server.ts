import { createHash } from 'node:crypto'
import type { BookingContext } from './booking-payloads.server.ts'
import type { BookingSequence } from '../machine/booking-sequence.ts'

/** A booking as its object keeps it, and the card's envelope, which is kept nowhere but in memory. */
export interface BookingAtHand {
  readonly sequence: BookingSequence
  readonly context: BookingContext
  readonly cardEnvelope: string | undefined
  /** where the traveller last came from, kept nowhere but in memory */
  readonly visitorAddress?: string | undefined
}

/** What the backend counts attempts by. */
export const comingFrom = ({ visitorAddress }: BookingAtHand) =>
  visitorAddress === undefined ? {} : { 'x-visitor-address': visitorAddress }

/** The key of a write: booking, part, change and content. The same again is the same key, anything else is another. */
export const keyed = ({ context }: BookingAtHand, part: string, payload: unknown) => {
  const hash = createHash('sha256').update(JSON.stringify(payload)).digest('base64url').slice(0, 22)
  return { 'idempotency-key': `${context.key}.${part}.${hash}` }
}

export const inSession = ({ sequence }: BookingAtHand) => ({ 'x-session-id': sequence.known.sessionId ?? '' })

export const writing = (booking: BookingAtHand, part: string, payload: unknown) => ({
  ...keyed(booking, part, payload),
  ...inSession(booking),
})
