import { msg } from '@lingui/core/macro'

/** Meal codes in words. A request: the airline confirms it or not (rule traveller-2). */
export const mealCodes = {
  AVML: msg`Vegetarian, Asian style`,
  BBML: msg`Baby food`,
  BLML: msg`Bland, easy to digest`,
  CHML: msg`Children’s meal`,
  DBML: msg`Diabetic`,
  FPML: msg`Fruit platter`,
  GFML: msg`Gluten-free`,
  HNML: msg`Hindu, not vegetarian`,
  JPML: msg`Japanese`,
  KSML: msg`Kosher`,
  LCML: msg`Low in calories`,
  LFML: msg`Low in fat`,
  LSML: msg`Low in salt`,
  MOML: msg`Halal`,
  NFML: msg`Without fish`,
  NLML: msg`Without lactose`,
  OBML: msg`Japanese obento box`,
  ORML: msg`Chinese`,
  RVML: msg`Raw vegetables and fruit`,
  SFML: msg`Seafood`,
  SPML: msg`Other special meal`,
  VGML: msg`Vegan`,
  VLML: msg`Vegetarian, with milk and eggs`,
  VOML: msg`Vegetarian, Chinese style`,
} as const

type MealCode = keyof typeof mealCodes

export const isMealCode = (text: string): text is MealCode => text in mealCodes
