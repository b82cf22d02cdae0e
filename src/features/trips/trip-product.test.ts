import { expect, it } from 'vitest'
import { tripProductOf } from './trip-product.server.ts'

const ferry = {}
const products = { ferry } as never

it('is what is registered under its kind', () => expect(tripProductOf(products, 'ferry')).toBe(ferry))

it.each(['nope', 'constructor', 'toString', '__proto__'])('is none of %s', (kind) =>
  expect(() => tripProductOf(products, kind)).toThrow(`No product is registered as ${kind}`),
)
