import type { FareFamilyRules } from '../fares/fare-family.ts'
import { asciiJson } from './ascii-json.ts'
import { cabinBags, checkedBags } from './fare-details.ts'
import { permissionText } from './price-text.ts'
import type { TripFamily } from './trip-families.ts'

const bagsText = (bags: { readonly quantity: number; readonly weight?: number }): string =>
  bags.weight === undefined
    ? `{"quantity":${bags.quantity}}`
    : `{"quantity":${bags.quantity},"weight":${bags.weight},"weightUnit":"KG"}`

/** What a family is called, includes and allows, as the contract writes it, without braces. */
const conditionsText = ({ rules, ...family }: TripFamily): string =>
  `"brandedFare":${asciiJson(rules.code)},"label":${asciiJson(rules.label)},` +
  `"cabinBags":${bagsText(cabinBags(family.cabinBags))},` +
  `"checkedBags":${bagsText(checkedBags(family.checkedBags, rules.cabin))},` +
  `"change":${permissionText(family.change)},"refund":${permissionText(family.refund)},"seat":"${rules.seat}"`

/** What else than its rules tells the conditions of a family from others of the same name. */
const variant = ({ cabinBags: cabin, checkedBags: checked, change, refund }: TripFamily): string =>
  `${cabin} ${checked} ${change.allowed} ${change.penalty} ${refund.allowed} ${refund.penalty}`

/** Conditions of an answer's families, each written once: a thousand families have a few dozen. */
export const conditionsShelf = () => {
  const texts: string[] = []
  const places = new Map<FareFamilyRules, Map<string, number>>()

  const placeOf = (family: TripFamily): number => {
    const ofRules = places.get(family.rules) ?? new Map<string, number>()
    places.set(family.rules, ofRules)
    const key = variant(family)
    const place = ofRules.get(key) ?? texts.push(conditionsText(family)) - 1
    ofRules.set(key, place)
    return place
  }

  return { texts, placeOf, textOf: (family: TripFamily): string => texts[placeOf(family)] ?? '' }
}
