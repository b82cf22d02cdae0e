import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CardBrand, brandOf, brandRule, cardBrands } from './card-brands.ts'
import { isCardNumber, passesLuhn } from './card-number.ts'

/** The specification's own table (rule pay-6), written out again so that a slip in the code's shows. */
const lengthsInSpecification: Record<CardBrand, readonly number[]> = {
  visa: [13, 16],
  mastercard: [16],
  amex: [15, 16],
  dinersclub: [14],
  discover: [16],
  jcb: [16],
  maestro: [12, 13, 14, 15, 16, 17, 18, 19],
  unionpay: [16, 17, 18, 19],
  dankort: [16],
  forbrugsforeningen: [16],
}

const brands = Object.keys(lengthsInSpecification) as CardBrand[]
const prefixesOf = brands.flatMap((brand) => brandRule(brand).prefixes.map((prefix) => ({ brand, prefix })))

const withCheckDigit = (body: string): string =>
  body + ([...'0123456789'].find((digit) => passesLuhn(body + digit)) ?? '')

const nextDigit = (digit: string): string => String((Number(digit) + 1) % 10)

const fill = (prefix: string, length: number): string => prefix.padEnd(length - 1, '4916').slice(0, length - 1)

const cases = brands.flatMap((brand) =>
  Array.from({ length: 22 }, (_, index) => index + 5).map((length) => ({ brand, length })),
)

describe('brands', () => {
  it('are the ten of the specification', () => expect(Object.keys(cardBrands).toSorted()).toEqual(brands.toSorted()))

  it.each(prefixesOf)('$prefix begins a $brand', ({ brand, prefix }) => {
    expect(brandOf(prefix.padEnd(12, '1'))).toBe(brand)
  })

  it.each([
    ['', undefined],
    ['1', undefined],
    ['9', undefined],
    ['50', undefined],
    ['5018', 'maestro'],
    ['5019', 'dankort'],
    ['6011', 'discover'],
    ['6001', 'forbrugsforeningen'],
    ['6220', 'maestro'],
    ['6221', 'discover'],
    ['6230', 'unionpay'],
    ['2131', undefined],
    ['2221', 'mastercard'],
    ['4', 'visa'],
  ] as const)('%s is %s', (digits, brand) => expect(brandOf(digits)).toBe(brand))
})

describe('card numbers', () => {
  it.each(cases)('a $brand of $length digits', ({ brand, length }) => {
    const number = withCheckDigit(fill(brandRule(brand).prefixes[0] ?? '', length))
    expect(brandOf(number)).toBe(brand)
    expect(isCardNumber(number)).toBe(lengthsInSpecification[brand].includes(length))
  })

  it.each(brands)('a %s whose check digit is wrong', (brand) => {
    const [length = 0] = lengthsInSpecification[brand]
    const number = withCheckDigit(fill(brandRule(brand).prefixes[0] ?? '', length))
    expect(isCardNumber(number.slice(0, -1) + nextDigit(number.slice(-1)))).toBe(brand === 'unionpay')
  })

  it.each([
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4242', true],
    [' 4242 4242-42424242 ', true],
    ['4222222222222', true],
    ['378282246310005', true],
    ['30569309025904', true],
    ['6011111111111117', true],
    ['3530111333300000', true],
    ['5555555555554444', true],
    ['2223003122003222', true],
    ['6304000000000000', false],
    ['4242.4242.4242.4242', false],
    ['4242424242424242a', false],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', false],
    ['0000000000000000', false],
    ['', false],
  ])('%s: %s', (text, valid) => expect(isCardNumber(text)).toBe(valid))

  it('refuses every change of one digit that keeps the brand, where the brand has a check digit', () => {
    const valid = fc
      .constantFrom(...brands.filter((brand) => brand !== 'unionpay'))
      .chain((brand) =>
        fc.record({
          length: fc.constantFrom(...lengthsInSpecification[brand]),
          prefix: fc.constantFrom(...brandRule(brand).prefixes),
          noise: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 19, maxLength: 19 }),
        }),
      )
      .map(({ length, prefix, noise }) => withCheckDigit((prefix + noise.join('')).slice(0, length - 1)))
      .filter(isCardNumber)
    fc.assert(
      fc.property(valid, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, seed, shift) => {
        const at = seed % number.length
        const changed = String((Number(number[at]) + shift) % 10)
        const broken = number.slice(0, at) + changed + number.slice(at + 1)
        fc.pre(brandOf(broken) !== 'unionpay')
        expect(isCardNumber(broken)).toBe(false)
      }),
    )
  })

  it('cares for neither spaces nor dashes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 16 })), (places) => {
        const spaced = places.reduce(
          (text, at) => `${text.slice(0, at)}${at % 2 ? '-' : ' '}${text.slice(at)}`,
          '4242424242424242',
        )
        expect(isCardNumber(spaced)).toBe(true)
      }),
    )
  })
})
