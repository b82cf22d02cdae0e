import { brandOf, brandRule } from './card-brands.ts'

/** The sum of the digits, every second one from the right doubled, is a multiple of ten. */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** A card number without the spaces and dashes that people write in it; anything else stays, to be refused. */
export const compactCardNumber = (text: string): string => text.replaceAll(/[\s-]/g, '')

export const isCardNumber = (text: string): boolean => {
  const digits = compactCardNumber(text)
  const brand = /^\d+$/.test(digits) ? brandOf(digits) : undefined
  if (brand === undefined) return false
  const { lengths, luhn } = brandRule(brand)
  return lengths.includes(digits.length) && (!luhn || passesLuhn(digits))
}
