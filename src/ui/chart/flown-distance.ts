import type { I18n } from '@lingui/core'
import { earthRadius } from '#domain/place/great-circle.ts'
import { type GeoPoint, angleBetween } from '#domain/place/world-map.ts'

/** How far it is from place to place over the globe, all stretches together: in words, to ten kilometers. */
export const flownDistance = (i18n: I18n, stretches: readonly (readonly [GeoPoint, GeoPoint])[]): string => {
  const angle = stretches.reduce((sum, [from, to]) => sum + angleBetween(from, to), 0)
  return i18n.number(Math.round((angle * earthRadius) / 10) * 10, {
    style: 'unit',
    unit: 'kilometer',
    useGrouping: 'always',
  })
}
