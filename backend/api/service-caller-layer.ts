import { env } from 'cloudflare:workers'
import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { NotAuthorised } from '../../contract/booking-problem.ts'
import { ServiceCaller } from '../../contract/service-caller.ts'
import { sameText } from '../payments/same-text.ts'
import { requestIdOf } from './request-id.ts'

/** The new key and the old one, while one is being replaced. */
const isKnown = (authorization: string, keys: string): boolean =>
  keys.split(/\s+/).some((key) => key !== '' && sameText(authorization, `Bearer ${key}`))

/** Without SERVICE_KEY everyone may call, as on a developer's machine or behind a service binding alone. */
export const serviceCallerLayer = Layer.succeed(ServiceCaller, (next) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const keys = env.SERVICE_KEY
    if (!keys || isKnown(request.headers.authorization ?? '', keys)) return yield* next
    return yield* new NotAuthorised({
      code: 'not_authorised',
      message: 'This call is for the site alone.',
      requestId: requestIdOf(request.headers),
    })
  }),
)
