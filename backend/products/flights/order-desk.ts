import { Clock, Effect } from 'effect'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { askDatabase } from '../../ask-database.ts'
import { newReference } from '../../orders/booking-reference.ts'
import type { NamedOutcome } from './demo/named-routes.ts'
import type { Supplier, SupplierOrder } from '../product.ts'
import { AnswerLost, NotTakenBack, type OrderFailure, OrderRefused } from '../supplier-answers.ts'
import type { SupplierTools } from '../supplier-tools.ts'
import { airlineRecord, airlineTotal } from './airline-record.ts'
import type { FlightOrderRequest } from './flight-order.ts'
import type { FlightTypes } from './flight-types.ts'

/** How the orders of named routes fail, as in Duffel's test mode. */
const refusals: { readonly [Outcome in NamedOutcome]?: OrderFailure } = {
  'order-fails': 'airline_refused',
  'balance-fails': 'supplier_payment_failed',
  'gone-when-read': 'offer_no_longer_available',
}

/** A traveller of this last name is booked and never gets a ticket, so that anyone can see what follows. */
const unticketedName = 'UNTICKETED'

/** A traveller of this last name is held for a few seconds only, so that anyone can see a hold end. */
const brieflyHeldName = 'BRIEFHOLD'
const briefHoldMs = 20_000

interface OrderRow {
  readonly airline_reference: string
  readonly status: 'confirmed' | 'held' | 'released'
  readonly pay_by: number | null
  readonly kept: number | null
  readonly currency: string
  readonly travellers: number
  readonly ticketable: number
  /** the key of the call that cancelled it */
  readonly cancelled_by: string | null
}

const refusalOf = (offer: FlightOffer | undefined, outcomeOf: Desk['outcomeOf']): OrderFailure | undefined => {
  const segments = offer?.itineraries[0]?.segments ?? []
  const outcome = outcomeOf(segments[0]?.departure.iataCode ?? '', segments.at(-1)?.arrival.iataCode ?? '')
  return outcome === null ? undefined : refusals[outcome]
}

const run = (database: D1Database, ...statements: readonly D1PreparedStatement[]) =>
  askDatabase(
    () => database.batch<OrderRow>([...statements]),
    () => new AnswerLost({ of: 'airline' }),
  ).pipe(Effect.map((results) => results.at(-1)?.results[0]))

interface Desk extends SupplierTools {
  /** whose desk it is */
  readonly supplier: string
  /** what happens to orders of a route by its name */
  readonly outcomeOf: (from: string, to: string) => NamedOutcome | null
}

interface NewOrder {
  readonly supplier: string
  readonly key: string
  readonly request: FlightOrderRequest
  /** what is written down of it, sealed */
  readonly ordered: string
  readonly payBy: number | null
}

/** Until when seats are held without payment: to the end of the last ticketing day, and no longer than `holdSeconds`. */
const deadlineOf = ({ data }: FlightOrderRequest, holdSeconds: number, now: number): number | null => {
  const [offer] = data.flightOffers
  if (!offer?.holdOnly) return null
  if (data.travelers.some(({ name }) => name.lastName === brieflyHeldName)) return now + briefHoldMs
  return Math.min(Date.parse(`${offer.lastTicketingDate}T23:59:00Z`), now + holdSeconds * 1000)
}

/** What is kept of an order that is cancelled, by the fare that was bought; null where nothing is given back. */
const keptOf = ({ data: { flightOffers, travelers } }: FlightOrderRequest): number | null => {
  const [offer] = flightOffers
  const refund = offer?.fareFamilies.find(({ id }) => id === offer.id)?.refund
  if (!offer || !refund?.allowed || refund.penalty === null) return null
  return Math.min(offer.price.intTotal.amount, refund.penalty.amount * travelers.length)
}

const insertOf = (database: D1Database, { supplier, key, request, ordered, payBy }: NewOrder, now: number) => {
  const { travelers } = request.data
  const { amount, currency } = airlineTotal(request)
  const ticketable = travelers.every((traveler) => traveler.name.lastName !== unticketedName)
  return database
    .prepare(
      `INSERT OR IGNORE INTO airline_orders
        (order_key, airline_reference, status, amount, currency, travellers, ticketable, created_at, ordered, pay_by, supplier, kept)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      key,
      newReference(6),
      payBy === null ? 'confirmed' : 'held',
      amount,
      currency,
      travelers.length,
      Number(ticketable),
      now,
      ordered,
      payBy,
      supplier,
      keptOf(request),
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

const supplierOrder = ({ airline_reference, status, pay_by }: OrderRow): SupplierOrder => ({
  reference: airline_reference,
  status,
  payBy: pay_by,
})

/** An airline's order desk that keeps every order under its key; what was ordered, and for whom, is kept sealed. */
export const orderDesk = ({
  database,
  encryption,
  holdSeconds,
  supplier,
  outcomeOf,
}: Desk): Omit<Supplier<FlightTypes>, 'name' | 'check'> => {
  const read = (key: string) => database.prepare('SELECT * FROM airline_orders WHERE order_key = ?').bind(key)

  const place = Effect.fnUntraced(function* (key: string, request: FlightOrderRequest) {
    const failure = refusalOf(request.data.flightOffers[0], outcomeOf)
    if (failure) return yield* OrderRefused.of(failure)
    const ordered = yield* encryption.seal(JSON.stringify(airlineRecord(request)))
    const now = yield* Clock.currentTimeMillis
    const insert = insertOf(
      database,
      { supplier, key, request, ordered, payBy: deadlineOf(request, holdSeconds, now) },
      now,
    )
    const row = yield* run(database, insert, read(key))
    return row ? supplierOrder(row) : yield* new AnswerLost({ of: 'order' })
  })

  /** Pays for seats that were only held; refused once their deadline has passed. */
  const settle = Effect.fnUntraced(function* (key: string) {
    const pay = database
      .prepare("UPDATE airline_orders SET status = 'confirmed' WHERE order_key = ? AND status = 'held' AND pay_by > ?")
      .bind(key, yield* Clock.currentTimeMillis)
    const row = yield* run(database, pay, read(key))
    if (!row) return yield* new AnswerLost({ of: 'payment to the airline' })
    if (row.status !== 'confirmed') return yield* OrderRefused.of('hold_expired')
    return supplierOrder(row)
  })

  return {
    hold: Effect.fn('airline.hold')(place),
    confirm: Effect.fn('airline.confirm')((_key, orderKey, request) =>
      request ? place(orderKey, request) : settle(orderKey),
    ),
    status: (key) => run(database, read(key)).pipe(Effect.map((row) => row && supplierOrder(row))),
    release: (key) =>
      run(
        database,
        database
          .prepare("UPDATE airline_orders SET status = 'released' WHERE order_key = ? AND status = 'held'")
          .bind(key),
      ).pipe(Effect.asVoid),
    quoteCancel: Effect.fnUntraced(function* (key) {
      const row = yield* run(database, read(key))
      if (!row || row.kept === null) return yield* new NotTakenBack()
      return { quoteId: key, kept: { amount: row.kept, currency: row.currency } }
    }),
    cancel: Effect.fnUntraced(function* (key, orderKey) {
      const cancelled = database
        .prepare(
          `UPDATE airline_orders SET status = 'released', cancelled_by = ?
            WHERE order_key = ? AND status = 'confirmed' AND kept IS NOT NULL`,
        )
        .bind(key, orderKey)
      const row = yield* run(database, cancelled, read(orderKey))
      if (row?.cancelled_by !== key) return yield* new NotTakenBack()
    }),
    documents: (key) =>
      run(database, read(key)).pipe(Effect.map((row) => (row?.ticketable ? ticketNumbers(row) : null))),
  }
}
