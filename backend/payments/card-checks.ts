import { parseExpiry } from '#/domain/card-expiry.ts'

/** The four fields of a card, in memory only. */
export interface Card {
  readonly cardNumber: string
  readonly cardExpiry: string
  readonly cardCvv: string
  readonly cardName: string
}

const brands: readonly (readonly [string, RegExp])[] = [
  ['maestro', /^(5018|502|503|506|56|58|639|6220|67)/],
  ['dankort', /^5019/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['dinersclub', /^3[0689]/],
  ['discover', /^(60|64|65|622)/],
  ['unionpay', /^(62|88)/],
  ['jcb', /^35/],
]

export const digitsOf = (number: string): string => number.replace(/[ -]/g, '')

export const brandOf = (digits: string): string => brands.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'card'

/** The sum of digits that guards against a mistyped number (ISO/IEC 7812). */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, letter, index) => {
    const doubled = Number(letter) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** The first moment at which a card is no longer good: the end of its month (decision 32); undefined where unreadable. */
const endOf = (text: string): number | undefined => {
  const expiry = parseExpiry(text)
  return expiry && Date.UTC(expiry.year, expiry.month, 1)
}

/** The field that cannot be right, or a card whose month is over. */
export type CardFault = 'number' | 'expiry' | 'code' | 'expired'

const isReadableNumber = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) && (brandOf(digits) === 'unionpay' || passesLuhn(digits))

/** What is wrong with a card before anybody asks its bank, first things first; undefined where nothing is. */
export const cardFault = (card: Card, now: number): CardFault | undefined => {
  const end = endOf(card.cardExpiry)
  if (!isReadableNumber(digitsOf(card.cardNumber))) return 'number'
  if (end === undefined) return 'expiry'
  if (!/^\d{3,4}$/.test(card.cardCvv)) return 'code'
  return end <= now ? 'expired' : undefined
}
