import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { NotAuthorised } from '#contract/booking-problem.ts'
import { Keys } from '../../payments/card/keys.ts'
import { signedKeys } from '../../payments/card/signed-keys.ts'
import { receiveNotice } from '../../payments/receive-notice.ts'
import { requestIdOf } from '../request-id.ts'

export const paymentsHandlers = HttpApiBuilder.group(BackendApi, 'payments', (handlers) =>
  handlers
    .handle('jwks', ({ query }) => signedKeys(query.nonce ?? '').pipe(Effect.provide(Keys.layer)))
    .handle('notice', ({ headers, payload }) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const requestId = requestIdOf(request.headers)
        return yield* receiveNotice(payload, headers['x-signature']).pipe(
          Effect.catchTag('NotAuthorised', ({ message }) =>
            Effect.fail(new NotAuthorised({ code: 'not_authorised', message, requestId })),
          ),
        )
      }).pipe(Effect.provide(Keys.layer)),
    ),
)
