import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'

/** Lets anyone keep a good answer for so many seconds. A problem is not kept. */
export const cachedPublicly = (seconds: number) =>
  HttpEffect.withPreResponseHandler((_request, response) =>
    Effect.succeed(
      response.status === 200
        ? HttpServerResponse.setHeader(response, 'cache-control', `public, max-age=${seconds}`)
        : response,
    ),
  )
