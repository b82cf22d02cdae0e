import { Layer } from 'effect'
import { FetchHttpClient } from 'effect/http'

/** Calls by the `fetch` of the moment: by itself the client keeps the first one that it finds. */
export const httpClientLayer = FetchHttpClient.layer.pipe(
  Layer.provide(Layer.succeed(FetchHttpClient.Fetch, (input, init) => fetch(input, init))),
)
