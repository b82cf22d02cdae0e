import { type Money, toDecimal } from '#domain/money/money.ts'

/** From here on a price does not fit a day of a calendar and is shortened. */
const longest = 100_000

/**
 * A price without its currency, for a day of a calendar whose legend names it: `412`, `1,234`, `1.66M`. Rounded up, so
 * that it never reads lower than what is charged.
 */
export const priceDigits = (money: Money, locale: string): string => {
  const major = Number(toDecimal(money))
  return new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    roundingMode: 'ceil',
    ...(major < longest
      ? { maximumFractionDigits: 0 }
      : { notation: 'compact', maximumSignificantDigits: 3, compactDisplay: 'short' }),
  }).format(major)
}
