/** Brands as they write themselves; the others as their code in capitals. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}

export const brandName = (brand: string): string => brandNames[brand] ?? brand.toUpperCase()
