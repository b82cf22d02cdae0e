import { env } from 'cloudflare:workers'
import { Effect, Schema } from 'effect'
import { boundedText } from './bounded-text.ts'
import { logFailure } from './log.ts'
import { runServer } from './runtime.server.ts'

/** A service that was asked where an address is, and did not say. */
class GeolocationFailed extends Schema.TaggedError<GeolocationFailed>()('GeolocationFailed', {
  message: Schema.String,
}) {}

const Told = Schema.Struct({ country_code: Schema.String })

/** Somebody waits for a page, which is as good in dollars. */
const longestWait = '400 millis'
const longestAnswer = 20_000

const failed = (reason: string): GeolocationFailed =>
  new GeolocationFailed({ message: `Geolocation failed: ${reason}` })

const askCountry = Effect.fn('Geolocation.ask')(function* (address: string) {
  const text = yield* Effect.tryPromise({
    try: async (signal) => boundedText(await fetch(address, { signal, redirect: 'manual' }), longestAnswer),
    catch: (cause) => failed(cause instanceof Error ? cause.message : 'no connection'),
  }).pipe(
    Effect.timeoutOrElse({ duration: longestWait, orElse: () => Effect.fail(failed(`no answer in ${longestWait}`)) }),
  )
  const told = yield* Effect.try({
    try: (): unknown => JSON.parse(text ?? ''),
    catch: () => failed('an answer that is no JSON'),
  })
  const { country_code: country } = yield* Schema.decodeUnknownEffect(Told)(told).pipe(
    Effect.mapError(() => failed('an answer of another shape')),
  )
  return country
})

const visitorAddress = ({ headers }: Request): string | undefined =>
  headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim()

const isForPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('accept') ?? '').includes('text/html')

/**
 * The country, ISO 3166 alpha-2, that the operator's geolocation service knows a visitor's address to be in; asked only
 * where the edge does not say (decision 47). Undefined where it is not known, which costs a visitor no more than dollars.
 */
export const toldCountry = async (request: Request, requestId: string): Promise<string | undefined> => {
  const [service, address] = [env.GEOLOCATION_URL, visitorAddress(request)]
  if (!service || !address || !isForPage(request) || request.cf?.country) return undefined
  const answer = await runServer(askCountry(service.replace('{ip}', encodeURIComponent(address))))
  if (answer.ok) return /^[A-Z]{2}$/.test(answer.value) ? answer.value : undefined
  logFailure({ event: 'geolocation_failed', requestId, message: answer.problem.message })
  return undefined
}
