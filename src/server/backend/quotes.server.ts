import { Effect } from 'effect'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { Money } from '#domain/money/money.ts'
import { BackendClient } from './backend-client.server.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { edgeCached } from '../cache/edge-cache.server.ts'

const nameOf = (offerId: string, { amount, currency }: Money): string => `${offerId} ${amount} ${currency}`

const validate = Effect.fn('Quotes.validate')(function* (offerId: string, shown: Money | undefined) {
  const { flights } = yield* BackendClient
  const price = shown === undefined ? {} : { price: { intTotal: shown } }
  return yield* flights.validate({
    payload: { data: { type: 'flight-offers-pricing', flightOffers: [{ id: offerId, ...price }] } },
  })
})

const kept = (answer: ValidateAnswer, expiresAt: string) => ({
  text: JSON.stringify(answer),
  keptUntil: Date.parse(expiresAt),
})

/** Asks the airline what an offer costs now. What it says stands for a while under the total that it said. */
export const askPrice = Effect.fn('Quotes.ask')(function* (offerId: string, shown: Money | undefined) {
  const answer = yield* validate(offerId, shown)
  const [offer] = answer.data
  if (offer) {
    const name = nameOf(offerId, offer.price.intTotal)
    yield* edgeCached(cachePolicies.quotes, name, Effect.succeed(kept(answer, offer.expiresAt)))
  }
  return answer
})

/**
 * The offer at the total that a page has just shown, as the airline said it for that page. Asking once more for the booking
 * that begins there would let the price move between the two, and the traveller be asked about one rise twice.
 */
export const standingPrice = Effect.fn('Quotes.standing')(function* (offerId: string, shown: Money) {
  const ask = Effect.gen(function* () {
    const answer = yield* validate(offerId, shown)
    const [offer] = answer.data
    const stands = offer?.price.intTotal.amount === shown.amount
    return kept(answer, stands ? offer.expiresAt : new Date(0).toISOString())
  })
  const { text } = yield* edgeCached(cachePolicies.quotes, nameOf(offerId, shown), ask)
  const answer: ValidateAnswer = JSON.parse(text)
  return answer
})
