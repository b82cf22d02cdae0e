import { env } from 'cloudflare:workers'
import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { NotAuthorised } from '#contract/booking-problem.ts'
import { secretsIn } from '#contract/secret.ts'
import { ServiceCaller } from '#contract/service-caller.ts'
import { sameText } from '../../same-text.ts'
import { requestIdOf } from '../request-id.ts'

/** The new key and the old one, while one is being replaced. */
export const isKnownCaller = (authorization: string): boolean =>
  secretsIn(env.SERVICE_KEY).some((key) => sameText(authorization, `Bearer ${key}`))

/** Lets in whoever shows the SERVICE_KEY; without one nobody. */
export const serviceCallerLayer = Layer.succeed(ServiceCaller, (next) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    if (isKnownCaller(request.headers.authorization ?? '')) return yield* next
    return yield* new NotAuthorised({
      code: 'not_authorised',
      message: 'This call is for the site alone.',
      requestId: requestIdOf(request.headers),
    })
  }),
)
