import { mix } from '../../../demo/deterministic.ts'
import type { Hotel } from '../house/hotel.ts'

const leftInNight = ({ seed }: Hotel, type: number, day: number): number => {
  const hash = mix(seed, 81, type, day)
  return hash % 100 < 4 ? 0 : hash % 100 < 10 ? 1 + ((hash >>> 8) % 2) : 3 + ((hash >>> 8) % 14)
}

/** How many rooms of a type are left in every night of a stay. Those of the place of tests are never gone by chance. */
export const roomsLeft = (hotel: Hotel, type: number, days: readonly number[]): number => {
  if (hotel.outcome === 'no_availability') return 0
  if (hotel.outcome === 'low_availability') return type === 0 ? 2 : 5
  if (hotel.outcome) return 20
  return days.reduce((least, day) => Math.min(least, leftInNight(hotel, type, day)), 99)
}

const mostTold = 5

/** What is said of them: nothing where there are plenty, and nothing by hotels that never say. */
export const leftAsTold = (hotel: Hotel, left: number): number | null =>
  left <= mostTold && (hotel.outcome === 'low_availability' || mix(hotel.seed, 82) % 2 === 0) ? left : null
