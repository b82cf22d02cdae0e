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

const toFetch: typeof fetch = (input, init) => (env.BACKEND_URL ? fetch(input, init) : bound(input, init))

const fetchLayer = FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, toFetch)))

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

/** Where the backend is, and the newest key to it, where there are several. A backend elsewhere may do without. */
const toBackend = (client: HttpClient.HttpClient): HttpClient.HttpClient =>
  HttpClient.mapRequest(client, (request) => {
    const [key] = secretsIn(env.SERVICE_KEY)
    const addressed = HttpClientRequest.prependUrl(request, env.BACKEND_URL || 'http://backend')
    return key ? HttpClientRequest.bearerToken(addressed, key) : addressed
  })

/** A supplier that has been waited for once is not waited for again, and who asked too often waits: the traveller decides. */
const answersToShow: ReadonlySet<unknown> = new Set([429, 504])

const worthAnotherTry = (outcome: unknown): boolean =>
  !Predicate.hasProperty(outcome, 'status') || !answersToShow.has(outcome.status)

const withRetries = (client: HttpClient.HttpClient): HttpClient.HttpClient =>
  HttpClient.retryTransient(client, {
    schedule: retries.pipe(Schedule.while(({ input }) => Effect.succeed(worthAnotherTry(input)))),
    times: 2,
  })

const makeClient = (transform: (client: HttpClient.HttpClient) => HttpClient.HttpClient) =>
  HttpApiClient.make(BackendApi, {
    transformClient: (client) => transform(withAttempts(toBackend(withTimeout(client)))),
  }).pipe(
    Effect.map((client) =>
      withLoggedCalls(client, {
        name: 'backend',
        requestIdOf: () => callRequestId,
        outcomeOf: callOutcome,
      }),
    ),
    Effect.provide(fetchLayer),
  )

type Backend = HttpApiClient.ForApi<typeof BackendApi>

/**
 * Made when it is first needed, for all requests of the Worker: reflecting the contract and compiling its codecs anew took 12 to
 * 15 % of a page. A client keeps nothing of a request: it is made in an empty context, and each call brings its own.
 */
const madeOnce = (make: Effect.Effect<Backend>): Effect.Effect<Backend> => {
  let made: Backend | undefined
  return Effect.suspend(() =>
    made
      ? Effect.succeed(made)
      : make.pipe(
          Effect.updateContext<never, never>(() => Context.empty()),
          Effect.tap((client) =>
            Effect.sync(() => {
              made = client
            }),
          ),
        ),
  )
}

/** The backend's contract as typed calls. It retries, so nothing that books or charges may go through it. */
export class BackendClient extends Context.Service<BackendClient, Backend>()('site/BackendClient') {
  static readonly layer = Layer.effect(BackendClient, madeOnce(makeClient(withRetries)))
}

/** The same calls, each made once: what is safe to repeat, and when, is for the booking sequence to say. */
export class BookingClient extends Context.Service<BookingClient, Backend>()('site/BookingClient') {
  static readonly layer = Layer.effect(BookingClient, madeOnce(makeClient((client) => client)))
}
