/** Grouping of the digits on the card itself; digits past the last group stay in it. */
type Groups = readonly number[]

interface BrandRule {
  readonly prefixes: readonly string[]
  readonly lengths: readonly number[]
  readonly groups: Groups
  readonly luhn: boolean
  readonly cvcLengths: readonly number[]
}

const inFours: Groups = [4, 4, 4, 4, 4]

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const rule = (prefixes: string, lengths: readonly number[], more: Partial<BrandRule> = {}): BrandRule => ({
  prefixes: prefixes.split(' '),
  lengths,
  groups: inFours,
  luhn: true,
  cvcLengths: [3, 4],
  ...more,
})

/**
 * The brands, their prefixes in the order in which they are tried (rule pay-6). Only
 * American Express is given CVC lengths of its own there; all others take the general 3 to 4.
 */
export const cardBrands = {
  maestro: rule('5018 502 503 506 56 58 639 6220 67', range(12, 19)),
  forbrugsforeningen: rule('600', [16]),
  dankort: rule('5019', [16]),
  visa: rule('4', [13, 16]),
  mastercard: rule('51 52 53 54 55 22 23 24 25 26 27', [16]),
  amex: rule('34 37', [15, 16], { groups: [4, 6, 6], cvcLengths: [3, 4] }),
  dinersclub: rule('30 36 38 39', [14], { groups: [4, 6, 4] }),
  discover: rule('60 64 65 622', [16]),
  unionpay: rule('62 88', range(16, 19), { luhn: false }),
  jcb: rule('35', [16]),
} as const satisfies Record<string, BrandRule>

export type CardBrand = keyof typeof cardBrands

const brandNames = Object.keys(cardBrands) as CardBrand[]

export const brandRule = (brand: CardBrand): BrandRule => cardBrands[brand]

/** The brand that the first digits give away; undefined while they fit none. */
export const brandOf = (digits: string): CardBrand | undefined =>
  brandNames.find((brand) => brandRule(brand).prefixes.some((prefix) => digits.startsWith(prefix)))
