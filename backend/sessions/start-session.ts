import { Clock, Effect } from 'effect'
import type { StartSession } from '#contract/session-payloads.ts'
import { OrderSettings, OrderStore } from '../orders/order-ports.ts'
import { invalid, sessionNotFound } from '../orders/order-problem.ts'
import type { OrderState } from '../orders/order-state.ts'
import { isAllowedReturn } from './return-url.ts'

const randomId = (): string => crypto.randomUUID().replaceAll('-', '')

const emptyOrder = (sessionId: string, started: StartSession, startedAt: number, expiresAt: number): OrderState => ({
  version: 2,
  sessionId,
  orderId: `ord_${randomId()}`,
  bookingId: `bkg_${randomId()}`,
  started,
  startedAt,
  expiresAt,
  parts: [],
  servicesId: null,
  customer: null,
  passengers: null,
  billing: null,
  card: null,
  transactionIds: [],
  attempt: null,
  transactions: [],
  reference: null,
  booked: null,
  hold: null,
  tasks: { forget: expiresAt },
})

const checkReturn = Effect.fnUntraced(function* ({ returnUrl }: StartSession) {
  const { siteOrigins } = yield* OrderSettings
  if (returnUrl !== undefined && !isAllowedReturn(returnUrl, siteOrigins))
    return yield* invalid('payload.returnUrl', 'must lead back to the site')
})

const openedAs = ({ sessionId, expiresAt }: OrderState) => ({
  sessionId,
  expiresAt: new Date(expiresAt).toISOString(),
})

/** Opens a session, or answers for the one that is open already. */
export const startSession = Effect.fn('startSession')(function* (sessionId: string, payload: StartSession) {
  yield* checkReturn(payload)
  const store = yield* OrderStore
  const { sessionSeconds } = yield* OrderSettings
  const now = yield* Clock.currentTimeMillis
  const known = yield* store.load
  const state = known ?? emptyOrder(sessionId, payload, now, now + sessionSeconds * 1000)
  if (!known) yield* store.save(state)
  return openedAs(state)
})

/** The traveller goes on in another language: what mails and payment pages follow, until the flight is booked. */
export const goOnWithSession = Effect.fn('goOnWithSession')(function* (payload: StartSession) {
  yield* checkReturn(payload)
  const store = yield* OrderStore
  const state = yield* store.load
  if (!state || state.started.agentId !== payload.agentId) return yield* sessionNotFound()
  if (!state.booked || state.booked.status === 'Failed') yield* store.save({ ...state, started: payload })
  return openedAs(state)
})
