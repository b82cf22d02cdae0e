import { runWithStartContext } from '@tanstack/start-storage-context'
import { expect, it } from 'vitest'
import { productOf } from './product.ts'
import { productOnSale } from './products-on-sale.server.ts'

type StartContext = Parameters<typeof runWithStartContext>[0]

const ferry = { kind: 'ferry' }
const products = { ferry }

const onSale = (kind: string): unknown =>
  runWithStartContext({ contextAfterGlobalMiddlewares: { products } } as unknown as StartContext, () =>
    productOnSale(kind),
  )

it('is what is registered under its kind', () => {
  expect(onSale('ferry')).toBe(ferry)
  expect(productOf(products as never, 'ferry')).toBe(ferry)
})

it.each(['nope', 'constructor', 'toString', '__proto__'])('is none of %s', (kind) => {
  expect(onSale(kind)).toBeUndefined()
  expect(() => productOf(products as never, kind)).toThrow(`No product is registered as ${kind}`)
})
