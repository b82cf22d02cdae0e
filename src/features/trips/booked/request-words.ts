import type { I18n } from '@lingui/core'
import { assistanceCodes, isMealCode, mealCodes } from '#/features/checkout/checkout.ts'

/** A meal or an assistance code in words. */
export const requestWords = (i18n: I18n, code: string): string => {
  if (isMealCode(code)) return i18n._(mealCodes[code])
  const assistance = Object.entries(assistanceCodes).find(([known]) => known === code)
  return assistance ? i18n._(assistance[1]) : code
}
