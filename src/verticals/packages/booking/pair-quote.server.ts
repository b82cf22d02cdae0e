import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { keepQuote, standingQuote } from '#/server/backend/quotes.server.ts'

/** What is answered of two that are sold at one price. */
interface PairAnswer {
  readonly price: { readonly dueNow: Money }
  readonly expiresAt: string
}

const quoteOf = ({ price, expiresAt }: PairAnswer) => ({ total: price.dueNow, expiresAt })

/** A pair as a page asks for it; what is answered stands for the booking that begins there. */
export const readPair = <Answer extends PairAnswer, Failure, Needs>(
  offerId: string,
  ask: Effect.Effect<Answer, Failure, Needs>,
) => Effect.tap(ask, (answer) => keepQuote(offerId, answer, quoteOf(answer)))

/** The pair as it was answered for the page that shows it at this total. */
export const standingPair = <Answer extends PairAnswer, Failure extends { readonly _tag: string }, Needs>(
  offerId: string,
  shown: Money,
  ask: Effect.Effect<Answer, Failure, Needs>,
) => standingQuote({ offerId, ask, quoteOf }, shown)
