import { currencyExponent } from './currency-exponent.ts'
import { type Money, toDecimal } from './money.ts'

/** Shown with dot thousands and no decimals in every language; their data keep the cents (rule money-3). */
const dottedCurrencies: ReadonlySet<string> = new Set(['ARS', 'COP'])

/**
 * `exact` is what a charge is written in: all decimals of the currency. `short` is for tight places (a calendar day, the
 * axis of a graph): whole major units, rounded up, so that no price ever reads lower than what is charged.
 */
export type MoneyStyle = 'exact' | 'short'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats hold no visitor's data and are dear to make, so each is made once. */
const numberFormat = (locale: string, decimals: number, roundingMode: 'ceil' | 'halfExpand'): Intl.NumberFormat => {
  const key = `${locale} ${decimals} ${roundingMode}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode,
    useGrouping: 'always',
  })
  formats.set(key, format)
  return format
}

/**
 * Money as people read it, its currency always named: `USD 1,234.50`, in Spanish `USD 1.234,50`. The space is U+00A0, so
 * that a line never breaks inside a price.
 */
export const formatMoney = (money: Money, locale: string, style: MoneyStyle = 'exact'): string => {
  const dotted = dottedCurrencies.has(money.currency)
  const decimals = dotted || style === 'short' ? 0 : currencyExponent(money.currency)
  const format = numberFormat(dotted ? 'es' : locale, decimals, style === 'short' ? 'ceil' : 'halfExpand')
  const number = format.format(toDecimal({ ...money, amount: Math.abs(money.amount) }))
  return `${money.amount < 0 ? '−' : ''}${money.currency}\u00A0${number}`
}

/** An amount that is not what will be charged, marked as such: `≈ COP 1.234.567`. */
export const formatEstimate = (money: Money, locale: string, style: MoneyStyle = 'exact'): string =>
  `≈\u00A0${formatMoney(money, locale, style)}`
