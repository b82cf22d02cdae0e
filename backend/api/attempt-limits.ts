import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { type VisitorHeaders, limited, networkOf } from './guard/rate-limit.ts'
import { numberIn } from '../settings.ts'

const anHour = 3600

const timesIn = (text: string | undefined, otherwise: number): number =>
  numberIn(text, otherwise, { least: 1, whole: true })

/** What may be done in an hour, as the operator says or as follows. */
const hourly = ({
  PAYMENTS_PER_SESSION,
  PAYMENTS_PER_AGENT,
  PAYMENTS_PER_ADDRESS,
  STARTS_PER_ADDRESS,
  RESERVATIONS_PER_ADDRESS,
  SEARCHES_PER_ADDRESS,
  CHEAPEST_PER_ADDRESS,
  EXPLORED_PER_ADDRESS,
}: Cloudflare.Env) => ({
  paymentsOfSession: timesIn(PAYMENTS_PER_SESSION, 10),
  paymentsOfAgent: timesIn(PAYMENTS_PER_AGENT, 20),
  paymentsFromAddress: timesIn(PAYMENTS_PER_ADDRESS, 60),
  startsFromAddress: timesIn(STARTS_PER_ADDRESS, 300),
  reservationsFromAddress: timesIn(RESERVATIONS_PER_ADDRESS, 90),
  searchesFromAddress: timesIn(SEARCHES_PER_ADDRESS, 1800),
  cheapestFromAddress: timesIn(CHEAPEST_PER_ADDRESS, 1800),
  exploredFromAddress: timesIn(EXPLORED_PER_ADDRESS, 300),
})
type Counted = keyof ReturnType<typeof hourly>

/** Whoever gives no name is not counted under one: the caller is the site, and leaves out what it does not know. */
const within = (counted: Counted, name: string | undefined, key?: string) =>
  name === undefined
    ? Effect.void
    : limited(`${counted} ${name}`, { times: hourly(env)[counted], seconds: anHour }, key)

interface Paying {
  readonly sessionId: string
  readonly agentId: string | undefined
  readonly headers: VisitorHeaders
  /** the same call again is no other attempt */
  readonly key?: string
}

/** An attempt to pay begins where a card is registered or a payment page is opened: what follows belongs to it. */
export const paymentAllowed = ({ sessionId, agentId, headers, key }: Paying) =>
  within('paymentsOfSession', sessionId, key).pipe(
    Effect.andThen(within('paymentsOfAgent', agentId, key)),
    Effect.andThen(within('paymentsFromAddress', networkOf(headers), key)),
  )

export const startAllowed = (headers: VisitorHeaders, key: string) =>
  within('startsFromAddress', networkOf(headers), key)

/** A reservation takes places from others for half an hour, which nobody pays for. The same one again is no other. */
export const reservationAllowed = (headers: VisitorHeaders, uuid: string) =>
  within('reservationsFromAddress', networkOf(headers), uuid)

export const searchAllowed = (headers: VisitorHeaders) => within('searchesFromAddress', networkOf(headers))

/** The cheapest flight of weeks is a search of each of their days. */
export const cheapestAllowed = (headers: VisitorHeaders) => within('cheapestFromAddress', networkOf(headers))

/** A month to anywhere is a thousand searches, and takes as long as a hundred. */
export const placesAllowed = (headers: VisitorHeaders) => within('exploredFromAddress', networkOf(headers))
