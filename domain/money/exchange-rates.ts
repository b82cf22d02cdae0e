import { currencyExponent } from './currency-exponent.ts'
import type { Money } from './money.ts'

/** Units of each currency that one unit of `base` buys, as of `date` (`YYYY-MM-DD`). */
export interface ExchangeRates {
  readonly base: string
  readonly date: string
  readonly rates: Readonly<Record<string, number>>
}

interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The number as it is written, so that a rate of 4123.45 counts as exactly that and not as its nearest float. */
const fractionOf = (rate: number): Fraction => {
  const [, whole = '', decimals = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(rate)) ?? []
  const power = Number(exponent) - decimals.length
  const digits = BigInt(whole + decimals)
  return power >= 0
    ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-power) }
}

/** Rounded half up, away from zero, as a shop would. */
const divideRounded = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * (numerator < 0n ? -numerator : numerator)
  const rounded = (doubled + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

const isRate = (rate: number | undefined): rate is number => rate !== undefined && Number.isFinite(rate) && rate > 0

const rateOf = (rates: ExchangeRates, currency: string): number | undefined => {
  const rate = currency === rates.base ? 1 : rates.rates[currency]
  return isRate(rate) ? rate : undefined
}

/** About what `money` is in another currency, for showing only: never charged. Undefined where a rate is missing. */
export const estimateIn = (money: Money, currency: string, rates: ExchangeRates): Money | undefined => {
  const [from, to] = [rateOf(rates, money.currency), rateOf(rates, currency)]
  if (from === undefined || to === undefined) return undefined
  const [cost, worth] = [fractionOf(from), fractionOf(to)]
  const scale = 10n ** BigInt(currencyExponent(currency))
  const unit = 10n ** BigInt(currencyExponent(money.currency))
  const numerator = BigInt(money.amount) * worth.numerator * cost.denominator * scale
  const amount = Number(divideRounded(numerator, worth.denominator * cost.numerator * unit))
  return Number.isSafeInteger(amount) ? { amount, currency } : undefined
}

/** The rates of a few currencies alone, for sending to a page that shows no others. */
export const narrowRates = ({ base, date, rates }: ExchangeRates, currencies: readonly string[]): ExchangeRates => ({
  base,
  date,
  rates: Object.fromEntries(
    currencies.flatMap((currency) => (isRate(rates[currency]) ? [[currency, rates[currency]]] : [])),
  ),
})
