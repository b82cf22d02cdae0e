import { Effect, Layer, Predicate } from 'effect'
import { type CallOutcome, withLoggedCalls } from '#contract/log/call-log.ts'
import { CardGateway } from '../payments/card-gateway.ts'
import type { SupplierOf } from '../products/products.ts'
import { Suppliers } from './order-ports.ts'

/** Every call of an order is about one transaction: its id, which a supplier's keys begin with, is what the lines are found by. */
const transactionOf = ([first]: readonly unknown[]): string => {
  if (typeof first === 'string') return first.split(':')[0] ?? first
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

const withLoggedSuppliers = ({ of }: { readonly of: SupplierOf }): { readonly of: SupplierOf } => ({
  of: (part) => withLoggedCalls(of(part), options(part.kind)),
})

export const loggedSuppliers = Layer.effect(Suppliers, Effect.map(Suppliers, withLoggedSuppliers))
