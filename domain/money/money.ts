import { currencyExponent } from './currency-exponent.ts'

/** An amount in integer minor units of its currency: USD 12.34 is `{ amount: 1234, currency: 'USD' }`. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Refuses what no sum of money can be: fractions of a minor unit and numbers that lose digits. */
const checked = (amount: number, currency: string): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`)
  return { amount, currency }
}

const inSameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not add up`)
}

export const isSameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency

export const addMoney = (a: Money, b: Money): Money => {
  inSameCurrency(a, b)
  return checked(a.amount + b.amount, a.currency)
}

/** The sum of amounts of one currency; of none, its zero. */
export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(addMoney, { amount: 0, currency })

export const subtractMoney = (a: Money, b: Money): Money => addMoney(a, { ...b, amount: 0 - b.amount })

export const multiplyMoney = (money: Money, count: number): Money => checked(money.amount * count, money.currency)

/** Negative where `a` is less than `b`, as `toSorted` wants it. */
export const compareMoney = (a: Money, b: Money): number => {
  inSameCurrency(a, b)
  return a.amount - b.amount
}

/** The amount in major units as a decimal string with all its decimals: `'12.34'`, `'-0.05'`, JPY `'1234'`. */
export const toDecimal = ({ amount, currency }: Money): `${number}` => {
  const exponent = currencyExponent(currency)
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const split = digits.length - exponent
  const text = exponent === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`
  return `${amount < 0 ? '-' : ''}${text}` as `${number}`
}

/**
 * Reads a decimal string of major units (`'1234.5'`) digit by digit, with no float between. Undefined where it is not
 * one, or says more than the currency's minor unit can (`'0.001'` of USD).
 */
export const fromDecimal = (text: string, currency: string): Money | undefined => {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const exponent = currencyExponent(currency)
  if (whole === '' || /[^0]/.test(fraction.slice(exponent))) return undefined
  const amount = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
  if (!Number.isSafeInteger(amount)) return undefined
  return { amount: sign === '-' && amount !== 0 ? -amount : amount, currency }
}
