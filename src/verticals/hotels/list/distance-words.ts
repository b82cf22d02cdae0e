import type { I18n } from '@lingui/core'
import { type Point, kilometresBetween } from '#domain/place/great-circle.ts'

const kilometresPerMile = 1.609344

const inUnit = (i18n: I18n, value: number, unit: string, digits: number): string =>
  i18n.number(value, { style: 'unit', unit, maximumFractionDigits: digits })

/** How far two places are from each other: `350 m`, `2.1 km`; in English miles. */
export const distanceWords = (i18n: I18n, from: Point, to: Point): string => {
  const kilometres = kilometresBetween(from, to)
  if (i18n.locale.startsWith('en')) return inUnit(i18n, kilometres / kilometresPerMile, 'mile', 1)
  return kilometres < 1
    ? inUnit(i18n, Math.max(50, Math.round(kilometres * 20) * 50), 'meter', 0)
    : inUnit(i18n, kilometres, 'kilometer', 1)
}
