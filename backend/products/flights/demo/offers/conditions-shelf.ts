import type { Permission } from '../fares/conditions.ts'
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
  `"brandedFare":${asciiJson(rules.code)},"label":${asciiJson(family.label)},` +
  `"cabinBags":${bagsText(cabinBags(family.cabinBags))},` +
  `"checkedBags":${bagsText(checkedBags(family.checkedBags, rules.cabin))},` +
  `"change":${permissionText(family.change)},"refund":${permissionText(family.refund)},"seat":"${family.seat}"`

const isSamePermission = (a: Permission, b: Permission): boolean => a.allowed === b.allowed && a.penalty === b.penalty

/** Whether two families of the same rules have the same conditions: how a trip goes tells them apart. */
const isSame = (a: TripFamily, b: TripFamily): boolean =>
  a.cabinBags === b.cabinBags &&
  a.checkedBags === b.checkedBags &&
  a.label === b.label &&
  a.seat === b.seat &&
  isSamePermission(a.change, b.change) &&
  isSamePermission(a.refund, b.refund)

interface Shelved {
  readonly family: TripFamily
  readonly place: number
}

/** Conditions of an answer's families, each written once: a thousand families have a few dozen. */
export const conditionsShelf = () => {
  const texts: string[] = []
  const shelved = new Map<FareFamilyRules, Shelved[]>()

  const placeOf = (family: TripFamily): number => {
    const ofRules = shelved.get(family.rules) ?? []
    const known = ofRules.find((other) => isSame(other.family, family))
    if (known) return known.place
    const place = texts.push(conditionsText(family)) - 1
    ofRules.push({ family, place })
    shelved.set(family.rules, ofRules)
    return place
  }

  return { texts, placeOf, textOf: (family: TripFamily): string => texts[placeOf(family)] ?? '' }
}
