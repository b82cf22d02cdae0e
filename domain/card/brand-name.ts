/** Brands that write themselves otherwise than with one capital, in every language. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  dinersclub: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export const brandName = (brand: string): string => brandNames[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
