import { Clock, Effect, Layer } from 'effect'
import type { FlightOffer } from '../../contract/flight-offer.ts'
import { type NamedOutcome, namedOutcome } from '../suppliers/demo/named-routes.ts'
import { airlineRecord, airlineTotal } from './airline-record.ts'
import { newReference } from './booking-reference.ts'
import type { FlightOrderRequest } from './flight-order.ts'
import { type AirlineOrder, AirlineOrders, AnswerLost, DocumentVault, OrderRefused } from './order-ports.ts'
import type { OrderFailure } from './payment-attempt.ts'

/** How the orders of named routes fail, as in Duffel's test mode. */
const refusals: { readonly [Outcome in NamedOutcome]?: OrderFailure } = {
  'order-fails': 'airline_refused',
  'balance-fails': 'supplier_payment_failed',
  'gone-when-read': 'offer_no_longer_available',
}

/** A traveller of this last name is booked and never gets a ticket, so that anyone can see what follows. */
const unticketedName = 'UNTICKETED'

interface OrderRow {
  readonly airline_reference: string
  readonly status: 'confirmed' | 'held'
  readonly travellers: number
  readonly ticketable: number
}

const refusalOf = (offer: FlightOffer | undefined): OrderFailure | undefined => {
  const segments = offer?.itineraries[0]?.segments ?? []
  const outcome = namedOutcome(segments[0]?.departure.iataCode ?? '', segments.at(-1)?.arrival.iataCode ?? '')
  return outcome === null ? undefined : refusals[outcome]
}

const run = (database: D1Database, ...statements: readonly D1PreparedStatement[]) =>
  Effect.tryPromise({
    try: () => database.batch<OrderRow>([...statements]),
    catch: () => new AnswerLost({ of: 'airline' }),
  }).pipe(Effect.map((results) => results.at(-1)?.results[0]))

const insertOf = (database: D1Database, key: string, request: FlightOrderRequest, ordered: string, now: number) => {
  const { flightOffers, travelers } = request.data
  const { amount, currency } = airlineTotal(request)
  const ticketable = travelers.every((traveler) => traveler.name.lastName !== unticketedName)
  return database
    .prepare(
      `INSERT OR IGNORE INTO airline_orders
        (order_key, airline_reference, status, amount, currency, travellers, ticketable, created_at, ordered)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      key,
      newReference(),
      flightOffers[0]?.holdOnly ? 'held' : 'confirmed',
      amount,
      currency,
      travelers.length,
      Number(ticketable),
      now,
      ordered,
    )
}

const checkDigitOf = (serial: string): number => Number(BigInt(serial) % 7n)

/** Thirteen digits and a check digit, as on a paper ticket; a function of the order, so that asking twice says the same. */
const ticketNumbers = (row: OrderRow): string[] =>
  Array.from({ length: row.travellers }, (_, index) => {
    const stock = [...row.airline_reference].reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % 10_000_000, 7)
    const serial = `${String(240_000_000 + stock).padStart(9, '0')}${index}`.slice(-10)
    return `999${serial}${checkDigitOf(serial)}`
  })

const ordersOf = (database: D1Database, vault: DocumentVault['Service']): AirlineOrders['Service'] => {
  const read = (key: string) => database.prepare('SELECT * FROM airline_orders WHERE order_key = ?').bind(key)
  return {
    place: Effect.fn('airline.place')(function* (key, request) {
      const failure = refusalOf(request.data.flightOffers[0])
      if (failure) return yield* OrderRefused.of(failure)
      const ordered = yield* vault.seal(JSON.stringify(airlineRecord(request)))
      const insert = insertOf(database, key, request, ordered, yield* Clock.currentTimeMillis)
      const row = yield* run(database, insert, read(key))
      if (!row) return yield* new AnswerLost({ of: 'order' })
      return { airlineReference: row.airline_reference, status: row.status } satisfies AirlineOrder
    }),
    settle: (key) =>
      run(
        database,
        database.prepare("UPDATE airline_orders SET status = 'confirmed' WHERE order_key = ?").bind(key),
      ).pipe(Effect.asVoid),
    ticket: (key) => run(database, read(key)).pipe(Effect.map((row) => (row?.ticketable ? ticketNumbers(row) : null))),
  }
}

/** An airline's order desk that keeps every order under its key; what was ordered, and for whom, is kept sealed. */
export const demoAirlineLayer = (database: D1Database) =>
  Layer.effect(
    AirlineOrders,
    Effect.map(DocumentVault, (vault) => ordersOf(database, vault)),
  )
