import { describe, expect, it } from 'vitest'
import { isCardCvc } from './card-cvc.ts'

describe('CVC', () => {
  it.each([
    ['12', undefined, false],
    ['123', undefined, true],
    ['1234', undefined, true],
    ['12345', undefined, false],
    ['123', 'amex', true],
    ['1234', 'amex', true],
    ['12', 'amex', false],
    ['123', 'visa', true],
    ['1234', 'visa', true],
    ['12a', 'visa', false],
    ['12 3', 'visa', false],
    ['', 'visa', false],
  ] as const)('%s on %s → %s', (text, brand, valid) => expect(isCardCvc(text, brand)).toBe(valid))
})
