import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'

/** What the site says of a request that it passes on: the origin that was asked. */
const passedOn = 'x-visitor-origin'

const provider = (): string | undefined =>
  env.PAYMENT_PAGES_ORIGIN ? new URL(env.PAYMENT_PAGES_ORIGIN).origin : undefined

const askedOrigin = ({ headers, originalUrl }: HttpServerRequest.HttpServerRequest): string =>
  headers[passedOn] ?? new URL(originalUrl).origin

/** Whether the pages are at the origin that was asked: where they have one of their own, they are nowhere else. */
export const isPagesOrigin = Effect.map(HttpServerRequest.HttpServerRequest, (request) => {
  const own = provider()
  return own === undefined || own === askedOrigin(request)
})

/** Whether they are on their own origin, and nothing that they are sent passes the site. */
export const isPastTheSite = Effect.map(
  HttpServerRequest.HttpServerRequest,
  (request) => request.headers[passedOn] === undefined && askedOrigin(request) === provider(),
)
