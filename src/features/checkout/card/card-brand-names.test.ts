import { expect, it } from 'vitest'
import { brandName } from '#domain/card/brand-name.ts'
import { cardBrandNames } from './card-brand-names.ts'

it.each(Object.entries(cardBrandNames))('%s is %s on the form, the receipt and in mail', (brand, name) =>
  expect(brandName(brand)).toBe(name),
)
