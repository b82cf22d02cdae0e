import { Clock, Effect } from 'effect'
import type { StartSession } from '../../contract/session-payloads.ts'
import { OrderSettings, OrderStore } from '../orders/order-ports.ts'
import { invalid } from '../orders/order-problem.ts'
import type { OrderState } from '../orders/order-state.ts'
import { isAllowedReturn } from './return-url.ts'

const randomId = (): string => crypto.randomUUID().replaceAll('-', '')

const emptyOrder = (sessionId: string, started: StartSession, startedAt: number, expiresAt: number): OrderState => ({
  sessionId,
  orderId: `ord_${randomId()}`,
  bookingId: `bkg_${randomId()}`,
  started,
  startedAt,
  expiresAt,
  quote: null,
  servicesId: null,
  bags: [],
  customer: null,
  passengers: null,
  billing: null,
  card: null,
  transactionIds: [],
  attempt: null,
  transactions: [],
  reference: null,
  booked: null,
  tasks: { forget: expiresAt },
})

/** Opens a session, or answers for the one that is open already. */
export const startSession = Effect.fn('startSession')(function* (sessionId: string, payload: StartSession) {
  const store = yield* OrderStore
  const { sessionSeconds, siteOrigins } = yield* OrderSettings
  if (payload.returnUrl !== undefined && !isAllowedReturn(payload.returnUrl, siteOrigins))
    return yield* invalid('payload.returnUrl', 'must lead back to the site')
  const now = yield* Clock.currentTimeMillis
  const known = yield* store.load
  const state = known ?? emptyOrder(sessionId, payload, now, now + sessionSeconds * 1000)
  if (!known) yield* store.save(state)
  return { sessionId, expiresAt: new Date(state.expiresAt).toISOString() }
})
