import { env } from 'cloudflare:workers'
import { Clock, Effect, Schema } from 'effect'
import { boundedText } from '../backend/bounded-text.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { clientAddress } from './client-address.ts'
import { edgeCached } from '../cache/edge-cache.server.ts'
import { logFailure } from '../log.ts'
import type { ToldPlace } from '../request-context.ts'
import { runServer } from '../runtime.server.ts'

/** A service that was asked where an address is, and did not say. */
class GeolocationFailed extends Schema.TaggedError<GeolocationFailed>()('GeolocationFailed', {
  message: Schema.String,
}) {}

const Told = Schema.Struct({
  country_code: Schema.String,
  currency: Schema.optionalKey(Schema.NullOr(Schema.Struct({ currency_code: Schema.NullOr(Schema.String) }))),
})

/** A page in dollars now is better than one in pesos later. */
const longestWait = '400 millis'
const longestAnswer = 20_000

/** How long, in milliseconds, a service that did not answer is not asked about the same visitor again. */
const silentFor = 300_000

const failed = (reason: string): GeolocationFailed =>
  new GeolocationFailed({ message: `Geolocation failed: ${reason}` })

const readPlace = Effect.fnUntraced(function* (text: string | undefined) {
  const told = yield* Effect.try({
    try: (): unknown => JSON.parse(text ?? ''),
    catch: () => failed('an answer that is no JSON'),
  })
  const { country_code: country, currency } = yield* Schema.decodeUnknownEffect(Told)(told).pipe(
    Effect.mapError(() => failed('an answer of another shape')),
  )
  const code = currency?.currency_code ?? ''
  const place: ToldPlace = {
    ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
    ...(/^[A-Z]{3}$/.test(code) ? { currency: code } : {}),
  }
  return place
})

const askPlace = (address: string) =>
  Effect.tryPromise({
    try: async (signal) => boundedText(await fetch(address, { signal, redirect: 'manual' }), longestAnswer),
    catch: (cause) => failed(cause instanceof Error ? cause.message : 'no connection'),
  }).pipe(
    Effect.timeoutOrElse({ duration: longestWait, orElse: () => Effect.fail(failed(`no answer in ${longestWait}`)) }),
    Effect.flatMap(readPlace),
  )

const digest = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Asked once a visitor, a failure too: what is kept is found by a digest of the address and holds no address. */
const placeOnce = Effect.fn('Geolocation.placeOnce')(function* (address: string, requestId: string) {
  const key = yield* Effect.promise(() => digest(address))
  const load = askPlace(address).pipe(
    Effect.map((place) => ({ text: JSON.stringify(place) })),
    Effect.catchTag('GeolocationFailed', ({ message }) =>
      Clock.currentTimeMillis.pipe(
        Effect.tap(() => Effect.sync(() => logFailure({ event: 'geolocation_failed', requestId, message }))),
        Effect.map((now) => ({ text: '{}', keptUntil: now + silentFor })),
      ),
    ),
  )
  const { text } = yield* edgeCached(cachePolicies.geolocation, key, load)
  return JSON.parse(text) as ToldPlace
})

const isForPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('accept') ?? '').includes('text/html')

/**
 * Where the operator's geolocation service knows a visitor's address to be; asked only where the edge does not say
 * (rule visitor-3). Empty where it is not known, which costs a visitor no more than dollars.
 */
export const toldPlace = async (request: Request, requestId: string): Promise<ToldPlace> => {
  const [service, address] = [env.GEOLOCATION_URL, clientAddress(request)]
  if (!service || !address || !isForPage(request) || request.cf?.country) return {}
  const answer = await runServer(placeOnce(service.replace('{ip}', encodeURIComponent(address)), requestId))
  return answer.ok ? answer.value : {}
}
