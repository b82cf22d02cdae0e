import type { I18n } from '@lingui/core'
import { type Point, kilometresBetween } from '#domain/place/great-circle.ts'
import { lengthUnits } from '#/i18n/length-units.ts'

const inUnit = (i18n: I18n, value: number, unit: string, digits: number): string =>
  i18n.number(value, { style: 'unit', unit, maximumFractionDigits: digits })

/** How far two places are from each other: `350 m`, `2.1 km`; in English miles. */
export const distanceWords = (i18n: I18n, from: Point, to: Point): string => {
  const metres = kilometresBetween(from, to) * 1000
  const [[long, ofLong], [short]] = lengthUnits(i18n.locale)
  return short === 'meter' && metres < 1000
    ? inUnit(i18n, Math.max(50, Math.round(metres / 50) * 50), short, 0)
    : inUnit(i18n, metres / ofLong, long, 1)
}
