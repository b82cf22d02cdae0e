import type { PropertyQuality } from '#domain/hotel-kinds.ts'
import { monthOf, weekdayOf } from '../../../demo/calendar.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import type { Hotel } from '../house/hotel.ts'
import type { Destination } from '../places/destinations.ts'

const ofStars = [0.5, 0.66, 1, 1.55, 2.7]
const ofQuality: Readonly<Record<PropertyQuality, number>> = {
  budget: 0.9,
  economy: 0.95,
  midscale: 1,
  upscale: 1.08,
  luxury: 1.2,
}

/** Holidays and summer of where the city lies; at the sea they weigh more. */
const seasonOf = ({ latitude, character }: Destination, month: number): number => {
  const summer = latitude < -15 ? [12, 1, 2] : [6, 7, 8]
  const high = summer.includes(month) || month === 12 ? 1.14 : 1
  const low = [2, 5, 9, 11].includes(month) ? 0.93 : 1
  const strength = character === 'sea' ? 1.6 : 1
  return 1 + (high * low - 1) * strength
}

/** Friday and Saturday nights cost more where people go for pleasure, and less where they go to work. */
const weekdayFactor = ({ type, destination }: Hotel, weekday: number): number => {
  const isWeekend = weekday === 5 || weekday === 6
  if (type === 'conference_center') return isWeekend ? 0.86 : 1.05
  if (type === 'resort' || destination.character === 'sea') return isWeekend ? 1.13 : 0.98
  return isWeekend ? 1.05 : 1
}

/** Cents of a double room for two in a night, before tax and board. */
const nightPrice = (hotel: Hotel, day: number): number => {
  const { destination, stars, quality, seed } = hotel
  const own = 0.88 + unit(mix(seed, 61)) * 0.24
  const demand = 0.94 + unit(mix(seed, 62, day)) * 0.16
  const factor = (ofStars[stars - 1] ?? 1) * ofQuality[quality] * own * demand
  const season = seasonOf(destination, monthOf(day)) * weekdayFactor(hotel, weekdayOf(day))
  return destination.level * 100 * factor * season
}

export const nightPrices = (hotel: Hotel, days: readonly number[]): readonly number[] =>
  days.map((day) => nightPrice(hotel, day))
