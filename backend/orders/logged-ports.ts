import { Effect, Layer, Predicate } from 'effect'
import { type CallOutcome, withLoggedCalls } from '#contract/log/call-log.ts'
import { CardGateway } from '../payments/card-gateway.ts'
import { AirlineOrders } from './order-ports.ts'

/** Every call of an order is about one transaction: its id is what the lines are found by. */
const transactionOf = ([first]: readonly unknown[]): string => {
  if (typeof first === 'string') return first
  return Predicate.hasProperty(first, 'transactionId') ? String(first.transactionId) : crypto.randomUUID()
}

const outcomeOf = (failure: unknown): { readonly outcome: CallOutcome; readonly tag: string } => {
  const tag = Predicate.hasProperty(failure, '_tag') ? String(failure._tag) : 'Failure'
  return { outcome: tag === 'AnswerLost' ? 'lost' : 'refused', tag }
}

const options = (name: string) => ({
  name,
  outcomeOf,
  requestIdOf: (parameters: readonly unknown[]) => Effect.sync(() => transactionOf(parameters)),
})

export const loggedGateway = Layer.effect(
  CardGateway,
  Effect.map(CardGateway, (gateway) => withLoggedCalls(gateway, options('gateway'))),
)

export const loggedAirline = Layer.effect(
  AirlineOrders,
  Effect.map(AirlineOrders, (airline) => withLoggedCalls(airline, options('airline'))),
)
