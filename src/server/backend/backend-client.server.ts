import { env } from 'cloudflare:workers'
import { Context, Effect, Layer, Predicate, Schedule } from 'effect'
import { FetchHttpClient, HttpClient, HttpClientError, HttpClientRequest } from 'effect/http'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { withLoggedCalls } from '#contract/log/call-log.ts'
import { secretsIn } from '#contract/secret.ts'
import { callOutcome, callRequestId, withAttempts } from './backend-calls.server.ts'

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

/** The newest key, where there are several. A backend elsewhere may do without. */
const withServiceKey = (client: HttpClient.HttpClient): HttpClient.HttpClient => {
  const [key] = secretsIn(env.SERVICE_KEY)
  return key ? HttpClient.mapRequest(client, HttpClientRequest.bearerToken(key)) : client
}

/** A supplier that has been waited for once is not waited for again, and who asked too often waits: the traveller decides. */
const answersToShow: ReadonlySet<unknown> = new Set([429, 504])

const worthAnotherTry = (outcome: unknown): boolean =>
  !Predicate.hasProperty(outcome, 'status') || !answersToShow.has(outcome.status)

const withRetries = (client: HttpClient.HttpClient): HttpClient.HttpClient =>
  HttpClient.retryTransient(client, {
    schedule: retries.pipe(Schedule.while(({ input }) => Effect.succeed(worthAnotherTry(input)))),
    times: 2,
  })

const backendClient = (transform: (client: HttpClient.HttpClient) => HttpClient.HttpClient) =>
  Effect.suspend(() =>
    HttpApiClient.make(BackendApi, {
      baseUrl: env.BACKEND_URL || 'http://backend',
      transformClient: (client) => transform(withAttempts(withServiceKey(withTimeout(client)))),
    }),
  ).pipe(
    Effect.map((client) =>
      withLoggedCalls(client, {
        name: 'backend',
        requestIdOf: () => callRequestId,
        outcomeOf: callOutcome,
      }),
    ),
  )

type Backend = HttpApiClient.ForApi<typeof BackendApi>

/** The backend's contract as typed calls. It retries, so nothing that books or charges may go through it. */
export class BackendClient extends Context.Service<BackendClient, Backend>()('site/BackendClient') {
  static readonly layer = Layer.effect(BackendClient, backendClient(withRetries)).pipe(Layer.provide(fetchLayer))
}

/** The same calls, each made once: what is safe to repeat, and when, is for the booking sequence to say. */
export class BookingClient extends Context.Service<BookingClient, Backend>()('site/BookingClient') {
  static readonly layer = Layer.effect(
    BookingClient,
    backendClient((client) => client),
  ).pipe(Layer.provide(fetchLayer))
}
