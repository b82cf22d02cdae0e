import { paymentAllowed } from '../attempt-limits.ts'
import type { VisitorHeaders } from '../guard/rate-limit.ts'

/** The headers of a call that changes a session. */
export interface Writing extends VisitorHeaders {
  readonly 'idempotency-key': string
  readonly 'x-session-id': string
}

export const keyOf = (headers: Pick<Writing, 'idempotency-key'>): string => headers['idempotency-key']
export const sessionOf = (headers: Pick<Writing, 'x-session-id'>): string => headers['x-session-id']

/** Counts a call that begins a payment; a repeat of it is the same one. */
export const payment = (headers: Writing, { agentId }: { readonly agentId: string }) =>
  paymentAllowed({ sessionId: sessionOf(headers), agentId, headers, key: `${sessionOf(headers)} ${keyOf(headers)}` })
