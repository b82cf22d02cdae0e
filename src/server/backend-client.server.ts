import { env } from 'cloudflare:workers'
import { Context, Effect, Layer, Schedule } from 'effect'
import { FetchHttpClient, HttpClient, HttpClientError } from 'effect/http'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'

const attemptTimeout = '8 seconds'
const retries = Schedule.exponential('100 millis').pipe(Schedule.jittered)

const bound: typeof fetch = (input, init) => env.BACKEND.fetch(input as RequestInfo, init as RequestInit)

const fetchLayer = Layer.suspend(() =>
  FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, env.BACKEND_URL ? fetch : bound))),
)

const withTimeout = (client: HttpClient.HttpClient): HttpClient.HttpClient =>
  HttpClient.transform(client, (attempt, request) =>
    Effect.timeoutOrElse(attempt, {
      duration: attemptTimeout,
      orElse: () =>
        Effect.fail(
          new HttpClientError.HttpClientError({
            reason: new HttpClientError.TransportError({ request, description: `no answer in ${attemptTimeout}` }),
          }),
        ),
    }),
  )

/** The backend's contract as typed calls. It retries, so nothing that books or charges may go through it. */
export class BackendClient extends Context.Service<BackendClient, HttpApiClient.ForApi<typeof BackendApi>>()(
  'site/BackendClient',
) {
  static readonly layer = Layer.effect(
    BackendClient,
    Effect.suspend(() =>
      HttpApiClient.make(BackendApi, {
        baseUrl: env.BACKEND_URL || 'http://backend',
        transformClient: (client) =>
          withTimeout(client).pipe(HttpClient.retryTransient({ schedule: retries, times: 2 })),
      }),
    ),
  ).pipe(Layer.provide(fetchLayer))
}
