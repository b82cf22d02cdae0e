import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { NotAuthorised } from './booking-problem.ts'
import { Unavailable } from './problem.ts'

/** Public keys for card envelopes: `ECDH-ES` on P-256, content `A256GCM` (RFC 7516, 7517). */
const Jwks = Schema.Struct({
  keys: Schema.Array(
    Schema.Struct({
      kty: Schema.Literal('EC'),
      crv: Schema.Literal('P-256'),
      x: Schema.String,
      y: Schema.String,
      kid: Schema.String,
      use: Schema.Literal('enc'),
      alg: Schema.Literal('ECDH-ES'),
    }),
  ),
  /** a compact JWS (ES256) of `{ keys, nonce, at }`: the same keys, what they were asked for with, and the backend's clock in milliseconds */
  statement: Schema.String,
})

/** What a payment provider tells, server to server, about a payment that moved. `at` is an ISO instant, UTC. */
export const PaymentNotice = Schema.Struct({
  noticeId: Schema.String,
  transactionId: Schema.String,
  sessionId: Schema.String,
  status: Schema.String,
  at: Schema.String,
})
export type PaymentNotice = typeof PaymentNotice.Type

export class PaymentsGroup extends HttpApiGroup.make('payments')
  .annotate(OpenApi.Description, 'What a page that takes a card asks, and what the payment provider tells.')
  .add(
    HttpApiEndpoint.get('jwks', '/payments/jwks.json', {
      query: { nonce: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(64))) },
      success: Jwks,
      error: Unavailable,
    }).annotate(
      OpenApi.Description,
      'The public keys that cards are sealed for, and a signed statement of them that has the `nonce` in it.',
    ),
    HttpApiEndpoint.post('notice', '/payments/notices', {
      headers: { 'x-signature': Schema.String },
      payload: PaymentNotice,
      success: Schema.Struct({ received: Schema.Literal(true) }),
      error: [NotAuthorised, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Hears that a payment moved, and asks the gateway how. `x-signature` is `t=<seconds>,v1=<hex>`: HMAC-SHA-256 of `t.noticeId.transactionId.sessionId.status.at`. A repeat changes nothing.',
    ),
  ) {}
