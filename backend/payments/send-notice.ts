import { env } from 'cloudflare:workers'
import { Clock, Effect, Schedule } from 'effect'
import { FetchHttpClient, HttpClient, HttpClientRequest } from 'effect/http'
import type { PaymentNotice } from '#contract/payments.ts'
import { Keys } from './card/keys.ts'
import { signNotice } from './notice-signature.ts'
import type { PaymentRow } from './payment-row.ts'
import { receiveNotice } from './receive-notice.ts'

const patience = Schedule.exponential('100 millis').pipe(Schedule.jittered, Schedule.upTo({ times: 2 }))

/** A notice says the same however often it arrives, so posting it again is safe. */
const post = (url: string, notice: PaymentNotice, signature: string) =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    const request = HttpClientRequest.post(url).pipe(
      HttpClientRequest.setHeader('x-signature', signature),
      HttpClientRequest.bodyJsonUnsafe(notice),
    )
    yield* client.execute(request).pipe(Effect.timeout('3 seconds'), Effect.retry(patience))
  }).pipe(Effect.provide(FetchHttpClient.layer), Effect.ignore)

/** Tells the backend, and whoever else is configured, that a payment moved. Nobody depends on its arrival. */
export const sendNotice = Effect.fn('sendNotice')(function* (row: PaymentRow) {
  const keys = yield* Keys
  const now = yield* Clock.currentTimeMillis
  const notice: PaymentNotice = {
    noticeId: crypto.randomUUID(),
    transactionId: row.id,
    sessionId: row.session_id,
    status: row.status,
    at: new Date(now).toISOString(),
  }
  const secret = yield* keys.notices
  const signature = yield* Effect.promise(() => signNotice(secret, notice, now))
  yield* receiveNotice(notice, signature).pipe(Effect.ignore)
  if (env.NOTICE_URL) yield* post(env.NOTICE_URL, notice, signature)
})
