import { Effect, Layer } from 'effect'
import { CardGateway } from '../../payments/card-gateway.ts'
import type { SupplierOf } from '../../products/products.ts'
import { OrderStore, Suppliers } from '../order-ports.ts'

type Method = (...parameters: readonly never[]) => Effect.Effect<unknown, unknown>

/** The same service, before each call of which `written` is done. */
const after = <Service extends object>(written: Effect.Effect<void>, service: Service): Service => {
  const entries = Object.entries(service).map(([name, method]): [string, unknown] => {
    if (typeof method !== 'function') return [name, method]
    return [name, (...parameters: readonly never[]) => Effect.andThen(written, (method as Method)(...parameters))]
  })
  return Object.fromEntries(entries) as Service
}

/** The gateway, of which nothing is asked before the order is written down. */
export const gatewayAfterWriting = Layer.effect(
  CardGateway,
  Effect.gen(function* () {
    const { written } = yield* OrderStore
    return after(written, yield* CardGateway)
  }),
)

/** Suppliers, of whom nothing is asked before the order is written down. */
export const suppliersAfterWriting = Layer.effect(
  Suppliers,
  Effect.gen(function* () {
    const { written } = yield* OrderStore
    const { of } = yield* Suppliers
    const ofWritten: SupplierOf = (part) => after(written, of(part))
    return { of: ofWritten }
  }),
)
