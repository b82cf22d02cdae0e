import { Effect } from 'effect'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { Money } from '#domain/money/money.ts'
import { BackendClient } from './backend-client.server.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { edgeCached } from '../cache/edge-cache.server.ts'

/** What an answer says that an offer costs, and until when. */
interface Quote {
  readonly total: Money
  readonly expiresAt: string
}

const nameOf = (offerId: string, { amount, currency }: Money): string => `${offerId} ${amount} ${currency}`

const kept = (answer: unknown, expiresAt: string) => ({
  text: JSON.stringify(answer),
  keptUntil: Date.parse(expiresAt),
})

/** Lets what was just answered of an offer stand for a while, under the total that it said. */
export const keepQuote = Effect.fn('Quotes.keep')(function* (offerId: string, answer: unknown, quote: Quote) {
  const name = nameOf(offerId, quote.total)
  yield* edgeCached(cachePolicies.quotes, name, Effect.succeed(kept(answer, quote.expiresAt)))
})

interface AskedOffer<Answer, Failure, Needs> {
  readonly offerId: string
  readonly ask: Effect.Effect<Answer, Failure, Needs>
  /** undefined where the answer holds no offer */
  readonly quoteOf: (answer: Answer) => Quote | undefined
}

/**
 * The offer at the total that a page has just shown, as it was answered for that page. Asking once more for the booking
 * that begins there would let the price move between the two, and the traveller be asked about one rise twice.
 */
export const standingQuote = <Answer, Failure extends { readonly _tag: string }, Needs>(
  { offerId, ask, quoteOf }: AskedOffer<Answer, Failure, Needs>,
  shown: Money,
) => {
  const asked = Effect.map(ask, (answer) => {
    const quote = quoteOf(answer)
    const stands = quote?.total.amount === shown.amount
    return kept(answer, stands ? quote.expiresAt : new Date(0).toISOString())
  })
  return Effect.map(edgeCached(cachePolicies.quotes, nameOf(offerId, shown), asked), ({ text }): Answer =>
    JSON.parse(text),
  )
}

const validate = Effect.fn('Quotes.validate')(function* (offerId: string, shown: Money | undefined) {
  const { flights } = yield* BackendClient
  const price = shown === undefined ? {} : { price: { intTotal: shown } }
  return yield* flights.validate({
    payload: { data: { type: 'flight-offers-pricing', flightOffers: [{ id: offerId, ...price }] } },
  })
})

const flightQuote = ({ data: [offer] }: ValidateAnswer): Quote | undefined =>
  offer && { total: offer.price.intTotal, expiresAt: offer.expiresAt }

/** Asks the airline what an offer costs now. */
export const askPrice = Effect.fn('Quotes.ask')(function* (offerId: string, shown: Money | undefined) {
  const answer = yield* validate(offerId, shown)
  const quote = flightQuote(answer)
  if (quote) yield* keepQuote(offerId, answer, quote)
  return answer
})

export const standingPrice = (offerId: string, shown: Money) =>
  standingQuote({ offerId, ask: validate(offerId, shown), quoteOf: flightQuote }, shown)
