import { describe, expect, it } from 'vitest'
import { brandOf } from '#domain/card/card-brands.ts'
import { isCardNumber } from '#domain/card/card-number.ts'
import { cardFault } from './card-checks.ts'
import { behaviourOf } from './test-cards.ts'

const now = Date.UTC(2026, 10, 21)
const card = (change: object) => ({
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/39',
  cardCvv: '737',
  cardName: 'A',
  ...change,
})

it.each([
  [{}, undefined],
  [{ cardNumber: '4242424242424241' }, 'number'],
  [{ cardNumber: '6200000000000005' }, undefined],
  [{ cardNumber: '4242' }, 'number'],
  [{ cardNumber: '4000000000000000006' }, 'number'],
  [{ cardNumber: '6007220000000004' }, undefined],
  [{ cardExpiry: '11/26' }, undefined],
  [{ cardExpiry: '10/26' }, 'expired'],
  [{ cardExpiry: '01/70' }, 'expired'],
  [{ cardExpiry: '12/2039' }, undefined],
  [{ cardExpiry: '13/39' }, 'expiry'],
  [{ cardExpiry: '1239' }, undefined],
  [{ cardExpiry: '12 / 2039' }, undefined],
  [{ cardExpiry: '1026' }, 'expired'],
  [{ cardCvv: '12' }, 'code'],
  [{ cardExpiry: '10/26', cardCvv: '12' }, 'code'],
] as const)('finds what is wrong with a card: %j', (change, fault) => expect(cardFault(card(change), now)).toBe(fault))

it('takes a card until its month is over wherever its holder is', () => {
  const last = Date.UTC(2026, 11, 1, 12)
  expect(cardFault(card({ cardExpiry: '11/26' }), last - 1)).toBeUndefined()
  expect(cardFault(card({ cardExpiry: '11/26' }), last)).toBe('expired')
})

describe('test cards', () => {
  it.each([
    ['4242424242424242', 'visa', 'approve'],
    ['5555555555554444', 'mastercard', 'approve'],
    ['378282246310005', 'amex', 'approve'],
    ['30569309025904', 'dinersclub', 'approve'],
    ['6011111111111117', 'discover', 'approve'],
    ['3530111333300000', 'jcb', 'approve'],
    ['6200000000000005', 'unionpay', 'approve'],
    ['6759649826438453', 'maestro', 'approve'],
    ['5019717010103742', 'dankort', 'approve'],
    ['4000000000000002', 'visa', 'card_declined'],
    ['4000000000009995', 'visa', 'insufficient_funds'],
    ['4000000000000069', 'visa', 'expired_card'],
    ['4000000000000127', 'visa', 'incorrect_cvc'],
    ['4000000000003220', 'visa', 'challenge'],
    ['4000000000000119', 'visa', 'lose_answer'],
    ['4539578763621486', 'visa', 'card_not_supported'],
  ])('%s is a %s that ends in %s', (number, brand, behaviour) => {
    expect(brandOf(number)).toBe(brand)
    expect(behaviourOf(number)).toBe(behaviour)
    expect(isCardNumber(number)).toBe(true)
  })
})
