import { Effect } from 'effect'
import { withinBodyLimit } from '#domain/body-limit.ts'
import { handler } from './api/http.ts'
import { jsonLoggerLayer } from './api/json-logger.ts'
import { bodyLimit, tooLarge } from './api/guard/too-large.ts'
import { deleteOldRows } from './retention/delete-old-rows.ts'
import { retentionDays } from './retention/retention-days.ts'

export { RateLimit } from './api/guard/rate-limit-object.ts'
export { BookingOrder } from './orders/booking-order.ts'
export { KeyRing } from './payments/card/key-ring.ts'

export default {
  fetch: async (request: Request): Promise<Response> => {
    const bounded = await withinBodyLimit(request, bodyLimit)
    return bounded ? handler(bounded) : tooLarge(request)
  },
  /** Once a day, as wrangler.toml says. */
  scheduled: ({ scheduledTime }: ScheduledController, env: Cloudflare.Env): Promise<void> =>
    deleteOldRows(env.DB, retentionDays(env), scheduledTime).pipe(Effect.provide(jsonLoggerLayer), Effect.runPromise),
}
