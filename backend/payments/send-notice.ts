import { env, waitUntil } from 'cloudflare:workers'
import { Clock, Effect, Schedule, Schema } from 'effect'
import { HttpClient, HttpClientRequest } from 'effect/http'
import { withLoggedAttempts } from '#contract/log/call-log.ts'
import type { PaymentNotice } from '#contract/payments.ts'
import { httpClientLayer } from '../http-client.ts'
import { Keys } from './card/keys.ts'
import { signNotice } from './notice-signature.ts'
import type { PaymentRow } from './payment-row.ts'
import { receiveNotice } from './receive-notice.ts'

const backoff = Schedule.exponential('100 millis').pipe(Schedule.jittered)

/** Whoever was told did not say that they heard it. */
class NoticeNotHeard extends Schema.TaggedError<NoticeNotHeard>()('NoticeNotHeard', {
  why: Schema.String,
  answered: Schema.Boolean,
}) {}

const postOnce = (url: string, notice: PaymentNotice, signature: string) =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    const request = HttpClientRequest.post(url).pipe(
      HttpClientRequest.setHeader('x-signature', signature),
      HttpClientRequest.bodyJsonUnsafe(notice),
    )
    const { status } = yield* client.execute(request).pipe(
      Effect.timeout('3 seconds'),
      Effect.mapError(({ _tag: why }) => new NoticeNotHeard({ why, answered: false })),
    )
    if (status >= 300) return yield* new NoticeNotHeard({ why: `answered ${status}`, answered: true })
  })

/** A notice says the same however often it arrives, so posting it again is safe. */
export const postNotice = (url: string, notice: PaymentNotice, signature: string) =>
  withLoggedAttempts(postOnce(url, notice, signature), {
    step: 'notice.post',
    requestId: notice.transactionId,
    retries: 2,
    schedule: backoff,
    outcomeOf: ({ answered }) => (answered ? 'unknown' : 'lost'),
    tagOf: ({ why }) => why,
  }).pipe(Effect.ignore, Effect.provide(httpClientLayer))

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
  // the traveller is led back meanwhile, however long it takes
  if (env.NOTICE_URL) waitUntil(Effect.runPromise(postNotice(env.NOTICE_URL, notice, signature)))
})
