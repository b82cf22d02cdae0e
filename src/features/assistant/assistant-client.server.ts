import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:workers'
import { Effect, Schema } from 'effect'
import { boundedText } from '#/server/backend/bounded-text.ts'
import { CachedFlightsAnswer, type CachedFlightsQuestion, CachedSearchAnswer } from '#contract/assistant.ts'

/** The assistant gave no answer that can be used. `message` says why and holds nothing of the key. */
export class AssistantFailed extends Schema.TaggedError<AssistantFailed>()('AssistantFailed', {
  message: Schema.String,
}) {}

interface Endpoint {
  /** without a slash at its end; undefined for the embedded backend over its binding */
  readonly address: string | undefined
  readonly userId: string
  readonly authorization: string
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

/**
 * Where the assistant is, and how the site names itself there: by one fixed user, never by a visitor's (rule assist-1). The
 * key goes with the user's id, and to the operator's own assistant alone.
 */
export const assistantEndpoint = (): Endpoint => {
  const userId = env.ASSISTANT_USER_ID || 'trayecto'
  const { ASSISTANT_URL: own, ASSISTANT_SECRET: secret } = env
  if (!own) return { address: env.BACKEND_URL && withoutSlash(env.BACKEND_URL), userId, authorization: userId }
  const authorization = secret ? `Basic ${Buffer.from(`${userId}:${secret}`).toString('base64')}` : userId
  return { address: withoutSlash(own), userId, authorization }
}

/** Nobody waits long for a suggestion. */
const attemptTimeout = '3 seconds'
const longestAnswer = 200_000

const failed = (reason: string): AssistantFailed => new AssistantFailed({ message: `Assistant failed: ${reason}` })

const send = (path: string, body: unknown, signal: AbortSignal): Promise<Response> => {
  const { address, userId, authorization } = assistantEndpoint()
  const init: RequestInit = {
    method: body === undefined ? 'GET' : 'POST',
    signal,
    redirect: 'manual',
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  const target = `${path}?${new URLSearchParams({ userId })}`
  return address ? fetch(address + target, init) : env.BACKEND.fetch(`http://backend${target}`, init)
}

const parsed = (text: string) =>
  Effect.try({ try: (): unknown => JSON.parse(text), catch: () => failed('an answer that is no JSON') })

const ask = Effect.fn('Assistant.ask')(function* <Answer extends Schema.Constraint>(
  answer: Answer,
  path: string,
  body?: unknown,
) {
  const { status, text } = yield* Effect.tryPromise({
    try: async (signal) => {
      const response = await send(path, body, signal)
      return { status: response.status, text: await boundedText(response, longestAnswer) }
    },
    catch: (cause) => failed(cause instanceof Error ? cause.message : 'no connection'),
  }).pipe(
    Effect.timeoutOrElse({
      duration: attemptTimeout,
      orElse: () => Effect.fail(failed(`no answer in ${attemptTimeout}`)),
    }),
  )
  if (status !== 200) return yield* failed(`status ${status}`)
  if (text === undefined) return yield* failed(`an answer of more than ${longestAnswer} bytes`)
  return yield* Schema.decodeUnknownEffect(answer)(yield* parsed(text)).pipe(
    Effect.mapError((error) => failed(`an answer of another shape: ${error.message.slice(0, 300)}`)),
  )
})

/** What the assistant has heard that somebody wishes for; null where it has heard of nothing. */
export const askCachedSearch = () => Effect.map(ask(CachedSearchAnswer, '/api/booking'), ({ data }) => data)

/** Flights for a wish, cheapest first, at the prices of when the assistant last looked. */
export const askCachedFlights = (question: CachedFlightsQuestion) =>
  Effect.map(ask(CachedFlightsAnswer, '/api/flight/cached', question), ({ data }) => data)
