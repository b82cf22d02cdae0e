import { Clock, Effect } from 'effect'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { type FlightSearching, NoSuchOffer, OfferNotForSale } from '../flight-supplier.ts'
import { orderDesk } from '../order-desk.ts'
import type { FlightSource } from '../suppliers/flight-source.ts'
import { behaviour } from './behaviour.ts'
import { dictionariesOf, horizonteAnswer } from './horizonte-answer.ts'
import { horizonteOffer, horizonteRules } from './horizonte-offer.ts'
import { readTrip } from './sealed-trip.ts'
import { type Trip, tripsOf } from './trip.ts'

const sellable = Effect.fnUntraced(function* (id: string) {
  const trip = readTrip(id)
  if (!trip) return yield* new NoSuchOffer()
  if ((yield* Clock.currentTimeMillis) >= trip.expiresAt) return yield* new OfferNotForSale({ reason: 'expired' })
  return trip
})

const validated = (trip: Trip, saidTotal: number | null): ValidateAnswer => {
  const offer = horizonteOffer(trip)
  const moved = saidTotal !== null && saidTotal !== offer.price.intTotal.amount
  return {
    data: [offer],
    dictionaries: dictionariesOf([offer]),
    included: { 'detailed-fare-rules': horizonteRules(offer), bags: [] },
    meta: { previousTotal: moved ? { amount: saidTotal, currency: 'USD' } : null },
  }
}

const searching: Pick<FlightSearching, 'search' | 'offer' | 'validate'> = {
  search: Effect.fnUntraced(function* (question) {
    yield* behaviour
    const now = yield* Clock.currentTimeMillis
    const trips = tripsOf(question, now)
    return { json: JSON.stringify(horizonteAnswer(trips.map(horizonteOffer), trips[0]?.expiresAt ?? now + 60_000)) }
  }),
  offer: Effect.fnUntraced(function* (id) {
    const data = horizonteOffer(yield* sellable(id))
    return { data, dictionaries: dictionariesOf([data]) }
  }),
  validate: (id, saidTotal) => sellable(id).pipe(Effect.map((trip) => validated(trip, saidTotal))),
}

/** A small invented airline with one flight a day on short routes, whose fares are given back whole. Off unless it is set. */
export const horizonteSource: FlightSource = {
  code: 'HORIZONTE',
  isOn: ({ HORIZONTE }) => HORIZONTE !== undefined && HORIZONTE !== '' && HORIZONTE !== 'off',
  searching,
  desk: (tools) => orderDesk({ ...tools, supplier: 'HORIZONTE', outcomeOf: () => null }),
}
