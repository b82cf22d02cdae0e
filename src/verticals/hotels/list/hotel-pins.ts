import { formatMoney } from '#domain/money/money-format.ts'
import type { Pin, PlaceLabel } from '#/features/map/pins/pin.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { HotelNames } from '../offer/hotel.ts'
import type { HotelRow } from './hotels-view.ts'

/** The rows of a page as pins, in their order: each says the price that its card does, in whole units. */
export const hotelPins = (rows: readonly HotelRow[], currency: string, locale: string): readonly Pin[] =>
  rows.map(({ hotel, total }) => {
    const label = formatMoney({ amount: total, currency }, locale, 'short')
    return {
      id: hotel.code,
      at: { latitude: hotel.lat, longitude: hotel.lon },
      name: `${hotel.name}, ${label}`,
      label,
    }
  })

/** The districts of the hotels shown, each at the middle of them. */
export const hotelLabels = (
  rows: readonly HotelRow[],
  { districts }: HotelNames,
  locale: Locale,
): readonly PlaceLabel[] =>
  districts.flatMap((district, index) => {
    const here = rows.filter(({ hotel }) => hotel.district === index)
    if (here.length === 0) return []
    const latitude = here.reduce((sum, { hotel }) => sum + hotel.lat, 0) / here.length
    const longitude = here.reduce((sum, { hotel }) => sum + hotel.lon, 0) / here.length
    return [{ name: district[locale], kind: 'district' as const, at: { latitude, longitude } }]
  })
