import { type CardBrand, brandRule } from './card-brands.ts'

const anyBrand: readonly number[] = [3, 4]

/** `brand` undefined: the number does not say yet. */
export const isCardCvc = (text: string, brand: CardBrand | undefined): boolean => {
  const lengths = brand === undefined ? anyBrand : brandRule(brand).cvcLengths
  return /^\d+$/.test(text) && lengths.includes(text.length)
}
