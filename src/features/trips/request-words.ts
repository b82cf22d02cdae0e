import type { I18n } from '@lingui/core'
import { type MealCode, assistanceCodes, mealCodes } from '#/features/checkout/checkout.ts'

/** A meal or an assistance code in words. */
export const requestWords = (i18n: I18n, code: string): string => {
  if (code in mealCodes) return i18n._(mealCodes[code as MealCode])
  const assistance = Object.entries(assistanceCodes).find(([known]) => known === code)
  return assistance ? i18n._(assistance[1]) : code
}
