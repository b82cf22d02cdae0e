import { env } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import { NotAuthorised } from '#contract/booking-problem.ts'
import type { PaymentNotice } from '#contract/payments.ts'
import { askDatabase } from '../ask-database.ts'
import { unavailable } from '../orders/order-problem.ts'
import { Keys } from './card/keys.ts'
import { isSigned } from './notice-signature.ts'

const refused = () =>
  new NotAuthorised({ requestId: '', code: 'not_authorised', message: 'This notice is not signed as it should be.' })

const wasReceived = async (noticeId: string): Promise<boolean> =>
  (await env.DB.prepare('SELECT 1 FROM payment_notices WHERE notice_id = ?').bind(noticeId).first()) !== null

const markReceived = (noticeId: string, now: number) =>
  env.DB.prepare('INSERT OR IGNORE INTO payment_notices VALUES (?, ?)').bind(noticeId, now).run()

const wakeOrder = (sessionId: string) => env.ORDERS.get(env.ORDERS.idFromString(sessionId)).paymentMoved()

/**
 * Takes a provider's word that a payment moved: checked for who says it and when, listened to once, and even then only a
 * reason to ask the gateway. It counts as heard once the order was woken, so that a repeat wakes one that could not be.
 */
export const receiveNotice = Effect.fn('receiveNotice')(function* (notice: PaymentNotice, signature: string) {
  const keys = yield* Keys
  const now = yield* Clock.currentTimeMillis
  const secret = yield* keys.notices
  const genuine = yield* Effect.promise(() => isSigned(secret, notice, signature, now))
  if (!genuine) return yield* refused()
  const isRepeat = yield* askDatabase(() => wasReceived(notice.noticeId), unavailable)
  if (!isRepeat) {
    yield* Effect.tryPromise({ try: () => wakeOrder(notice.sessionId), catch: unavailable })
    yield* askDatabase(() => markReceived(notice.noticeId, now), unavailable)
  }
  return { received: true as const }
})
