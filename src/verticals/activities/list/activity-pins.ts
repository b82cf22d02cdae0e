import { formatMoney } from '#domain/money/money-format.ts'
import type { Pin } from '#/features/map/pins/pin.ts'
import type { ActivityRow } from './activities-view.ts'

/** The activities of a page where they begin, in their order: each says the price that its card does, in whole units. */
export const activityPins = (
  rows: readonly Pick<ActivityRow, 'code' | 'name' | 'lat' | 'lon' | 'total'>[],
  currency: string,
  locale: string,
): readonly Pin[] =>
  rows.map(({ code, name, lat, lon, total }) => {
    const label = formatMoney({ amount: total, currency }, locale, 'short')
    return { id: code, at: { latitude: lat, longitude: lon }, name: `${name}, ${label}`, label }
  })
