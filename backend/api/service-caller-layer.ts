import { env } from 'cloudflare:workers'
import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { NotAuthorised } from '../../contract/booking-problem.ts'
import { ServiceCaller } from '../../contract/service-caller.ts'
import { sameText } from '../payments/same-text.ts'
import { requestIdOf } from './request-id.ts'

/** Without SERVICE_KEY everyone may call, as on a developer's machine or behind a service binding alone. */
export const serviceCallerLayer = Layer.succeed(ServiceCaller, (next) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const key = env.SERVICE_KEY
    if (!key || sameText(request.headers.authorization ?? '', `Bearer ${key}`)) return yield* next
    return yield* new NotAuthorised({
      code: 'not_authorised',
      message: 'This call is for the site alone.',
      requestId: requestIdOf(request.headers),
    })
  }),
)
