import { describe, expect, it } from 'vitest'
import { cardErrors, cardFields, cardIsValid, cardMessage, emptyCard, noneLeft } from './card-form.ts'

const now = new Date(2026, 10, 21)
const good = { name: 'Ana Núñez', number: '4242 4242 4242 4242', expiry: '12 / 30', cvv: '123' }

describe('card form', () => {
  it('begins with all four flags up and not a word about it', () => {
    const errors = cardErrors(emptyCard, now)
    expect(errors).toEqual({ name: true, number: true, expiry: true, cvv: true })
    expect(cardFields.map((field) => cardMessage(field, errors, noneLeft))).toEqual(cardFields.map(() => undefined))
  })

  it('is valid only when all four are clear', () => expect(cardIsValid(cardErrors(good, now))).toBe(true))

  it.each([
    ['name', '  ', 'Cardholder name is required.'],
    ['number', '4242 4242 4242 4241', 'Invalid credit card number.'],
    ['expiry', '10 / 26', 'Invalid expiration date.'],
    ['cvv', '12', 'Invalid CVC.'],
  ] as const)('a wrong %s alone stops it, in the specification’s words', (field, value, words) => {
    const errors = cardErrors({ ...good, [field]: value }, now)
    expect(cardIsValid(errors)).toBe(false)
    expect(cardFields.filter((name) => errors[name])).toEqual([field])
    expect(cardMessage(field, errors, noneLeft)).toBeUndefined()
    expect(cardMessage(field, errors, { ...noneLeft, [field]: true })?.message).toBe(words)
  })
})
