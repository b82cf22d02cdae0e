import type { CardBrand } from '#domain/card/card-brands.ts'

/** What the networks call themselves, in every language: as `brandName` has it, whose script the page to pay on need not load. */
export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
  dankort: 'Dankort',
  forbrugsforeningen: 'Forbrugsforeningen',
}
