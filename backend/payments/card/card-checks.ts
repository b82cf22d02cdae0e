import { brandOf } from '#domain/card/card-brands.ts'
import { isCardCvc } from '#domain/card/card-cvc.ts'
import { cardEndsAt } from '#domain/card/card-expiry.ts'
import { compactCardNumber, isCardNumber } from '#domain/card/card-number.ts'

/** The four fields of a card, in memory only. */
export interface Card {
  readonly cardNumber: string
  readonly cardExpiry: string
  readonly cardCvv: string
  readonly cardName: string
}

/** The field that cannot be right, or a card whose month is over. */
export type CardFault = 'number' | 'expiry' | 'code' | 'expired'

/** What is wrong with a card before anybody asks its bank, first things first; undefined where nothing is. */
export const cardFault = (card: Card, now: number): CardFault | undefined => {
  const end = cardEndsAt(card.cardExpiry)
  if (!isCardNumber(card.cardNumber)) return 'number'
  if (end === undefined) return 'expiry'
  if (!isCardCvc(card.cardCvv, brandOf(compactCardNumber(card.cardNumber)))) return 'code'
  return end <= now ? 'expired' : undefined
}
