import { msg } from '@lingui/core/macro'
import { brandOf } from '#domain/card/card-brands.ts'
import { isCardCvc } from '#domain/card/card-cvc.ts'
import { isCardExpiry } from '#domain/card/card-expiry.ts'
import { compactCardNumber, isCardNumber } from '#domain/card/card-number.ts'

export const cardFields = ['name', 'number', 'expiry', 'cvv'] as const
export type CardField = (typeof cardFields)[number]
export type CardFields = Readonly<Record<CardField, string>>
export type CardErrors = Readonly<Record<CardField, boolean>>

export const emptyCard: CardFields = { name: '', number: '', expiry: '', cvv: '' }

/** The four error flags of the specification: true means invalid, as all are to begin with. */
export const cardErrors = (card: CardFields, now: Date): CardErrors => ({
  name: card.name.trim() === '',
  number: !isCardNumber(card.number),
  expiry: !isCardExpiry(card.expiry, now),
  cvv: !isCardCvc(card.cvv, brandOf(compactCardNumber(card.number))),
})

/** Card details may be sent only when all four flags are clear (rule pay-5). */
export const cardIsValid = (errors: CardErrors): boolean => cardFields.every((field) => !errors[field])

/** The specification's own words (rule pay-5), its Spanish in the catalogue letter for letter. */
export const cardMessages = {
  name: msg`Cardholder name is required.`,
  number: msg`Invalid credit card number.`,
  expiry: msg`Invalid expiration date.`,
  cvv: msg`Invalid CVC.`,
} as const satisfies Record<CardField, unknown>

export const noneLeft: Readonly<Record<CardField, boolean>> = { name: false, number: false, expiry: false, cvv: false }

/** What stands beside a field: nothing before it was left for the first time (rule pay-5). */
export const cardMessage = (field: CardField, errors: CardErrors, left: Readonly<Record<CardField, boolean>>) =>
  errors[field] && left[field] ? cardMessages[field] : undefined
