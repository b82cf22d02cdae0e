import { env } from 'cloudflare:workers'
import { Effect, Layer, Redacted } from 'effect'
import { NotAuthorised } from '#contract/booking-problem.ts'
import { secretsIn } from '#contract/secret.ts'
import { ServiceCaller } from '#contract/service-caller.ts'
import { sameText } from '../../same-text.ts'
import { currentRequestId } from '../refuse-faults.ts'

/** The new key and the old one, while one is being replaced. */
export const isServiceKey = (key: string): boolean => secretsIn(env.SERVICE_KEY).some((own) => sameText(key, own))

/** Lets in whoever shows the SERVICE_KEY; without one nobody. */
export const serviceCallerLayer = Layer.succeed(ServiceCaller, {
  bearer: (next, { credential }) =>
    Effect.gen(function* () {
      if (isServiceKey(Redacted.value(credential))) return yield* next
      return yield* new NotAuthorised({
        code: 'not_authorised',
        message: 'This call is for the site alone.',
        requestId: yield* currentRequestId,
      })
    }),
})
