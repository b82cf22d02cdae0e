import type { FareFamilyRules } from '../fares/fare-family.ts'
import { asciiJson } from './ascii-json.ts'
import { cabinBags, checkedBags } from './fare-details.ts'
import { minorText, permissionText, priceText } from './price-text.ts'
import type { TripFamily } from './trip-families.ts'

interface RulesText {
  readonly names: string
  readonly seat: string
}

/** Names of families do not change from offer to offer: written once a family. Plain values. */
const textByRules = new WeakMap<FareFamilyRules, RulesText>()

const rulesText = (rules: FareFamilyRules): RulesText => {
  const known = textByRules.get(rules)
  if (known) return known
  const text = {
    names: `"brandedFare":${asciiJson(rules.code)},"label":${asciiJson(rules.label)}`,
    seat: `"seat":"${rules.seat}"`,
  }
  textByRules.set(rules, text)
  return text
}

const bagsText = (bags: { readonly quantity: number; readonly weight?: number }): string =>
  bags.weight === undefined
    ? `{"quantity":${bags.quantity}}`
    : `{"quantity":${bags.quantity},"weight":${bags.weight},"weightUnit":"KG"}`

/** A fare family as the contract writes it. */
export const familyText = (family: TripFamily, id: string): string => {
  const { rules, price, bagPrice } = family
  const { names, seat } = rulesText(rules)
  return (
    `{"id":"${id}",${names},"price":${priceText(price)},"cabinBags":${bagsText(cabinBags(family.cabinBags))},` +
    `"checkedBags":${bagsText(checkedBags(family.checkedBags, rules.cabin))},` +
    `"bagPrice":${bagPrice === null ? 'null' : minorText(bagPrice)},"change":${permissionText(family.change)},` +
    `"refund":${permissionText(family.refund)},${seat}}`
  )
}
