import { env } from 'cloudflare:workers'
import { Clock, Effect, Schedule, Schema } from 'effect'
import { type CallOutcome, logCall } from '#contract/log/call-log.ts'
import { callRequestId } from './backend-calls.server.ts'
import { boundedText } from './bounded-text.ts'

/** A question that did not get its answer (rule site-8). */
export class GraphqlFailed extends Schema.TaggedError<GraphqlFailed>()('GraphqlFailed', {
  message: Schema.String,
  /** whether the other side did answer, with something that cannot be used: 502 rather than 503 */
  answered: Schema.Boolean,
  worthAnotherTry: Schema.Boolean,
}) {}

interface Endpoint {
  /** undefined for the embedded backend over its binding */
  readonly address: string | undefined
}

const embedded = (): Endpoint => ({ address: env.BACKEND_URL && new URL('/graphql', env.BACKEND_URL).href })
const endpointAt = (address: string | undefined): Endpoint => (address ? { address } : embedded())

export const contentEndpoint = (): Endpoint => endpointAt(env.CONTENT_URL)
export const contactsEndpoint = (): Endpoint => endpointAt(env.CONTACTS_URL)

export interface GraphqlQuestion<Answer extends Schema.Constraint> {
  readonly query: string
  readonly variables: Readonly<Record<string, string | number | boolean>>
  /** of the answer's `data` */
  readonly answer: Answer
}

/** Somebody is waiting for a page: an endpoint that has been waited for is not waited for again. */
const attemptTimeout = '3 seconds'
const longestAnswer = 2_000_000

const failed = (reason: string, kind: Pick<GraphqlFailed, 'answered' | 'worthAnotherTry'>): GraphqlFailed =>
  new GraphqlFailed({ message: `GraphQL request failed: ${reason}`, ...kind })

const unreachable = (reason: string): GraphqlFailed => failed(reason, { answered: false, worthAnotherTry: true })
/** The other side did answer, with something that is of no use. */
export const unusable = (reason: string): GraphqlFailed => failed(reason, { answered: true, worthAnotherTry: false })

const send = ({ address }: Endpoint, body: string, signal: AbortSignal): Promise<Response> => {
  const init: RequestInit = {
    method: 'POST',
    body,
    signal,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  }
  return address ? fetch(address, init) : env.BACKEND.fetch('http://backend/graphql', init)
}

const gone: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

const attempt = (endpoint: Endpoint, body: string) =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await send(endpoint, body, signal)
      return { status: response.status, text: await boundedText(response, longestAnswer) }
    },
    catch: (cause) => unreachable(cause instanceof Error ? cause.message : 'no connection'),
  }).pipe(
    Effect.timeoutOrElse({
      duration: attemptTimeout,
      orElse: () => Effect.fail(failed(`no answer in ${attemptTimeout}`, { answered: false, worthAnotherTry: false })),
    }),
    Effect.flatMap(({ status, text }) => {
      if (gone.has(status)) return Effect.fail(unreachable(`status ${status}`))
      if (text === undefined) return Effect.fail(unusable(`an answer of more than ${longestAnswer} bytes`))
      return Effect.succeed({ status, text })
    }),
  )

interface Envelope {
  readonly data?: unknown
  readonly errors?: readonly { readonly message?: unknown }[]
}

const envelopeIn = ({ status, text }: { readonly status: number; readonly text: string }) =>
  Effect.try({
    try: (): Envelope => Object(JSON.parse(text)),
    catch: () => unusable(status === 200 ? 'an answer that is no JSON' : `status ${status}`),
  })

const dataOf = ({ data, errors }: Envelope, status: number) => {
  const [error] = Array.isArray(errors) ? errors : []
  if (error) return Effect.fail(unusable(String(error.message ?? 'an error without words').slice(0, 300)))
  return data === undefined || data === null ? Effect.fail(unusable(`no data, status ${status}`)) : Effect.succeed(data)
}

const again = {
  times: 1,
  schedule: Schedule.exponential('150 millis').pipe(Schedule.jittered),
  while: ({ worthAnotherTry }: GraphqlFailed) => worthAnotherTry,
}

const outcomeOf = ({ answered, worthAnotherTry }: GraphqlFailed, attempts: number): CallOutcome => {
  if (worthAnotherTry && attempts <= again.times) return 'retried'
  return answered ? 'unknown' : 'lost'
}

/** Asks a GraphQL endpoint, once more where it did not answer, and reads its answer as the schema says. */
export const askGraphql = Effect.fn('Graphql.ask')(function* <Answer extends Schema.Constraint>(
  endpoint: Endpoint,
  { query, variables, answer }: GraphqlQuestion<Answer>,
) {
  const call = { step: 'graphql', requestId: yield* callRequestId, attempt: 0, startedAt: 0, failed: undefined }
  const asked = Effect.gen(function* () {
    call.attempt += 1
    call.startedAt = yield* Clock.currentTimeMillis
    return yield* attempt(endpoint, JSON.stringify({ query, variables }))
  })
  const response = yield* asked.pipe(
    Effect.tapError((failure) => logCall(call, outcomeOf(failure, call.attempt), failure._tag)),
    Effect.retry(again),
  )
  const data = yield* Effect.flatMap(envelopeIn(response), (envelope) => dataOf(envelope, response.status))
  return yield* Schema.decodeUnknownEffect(answer)(data).pipe(
    Effect.mapError((error) => unusable(`an answer of another shape: ${error.message.slice(0, 300)}`)),
  )
})
