import { expect, it } from 'vitest'
import { timeBandOf } from './time-bands.ts'

it.each([
  [0, 'early'],
  [5 + 59 / 60, 'early'],
  [6, 'morning'],
  [12, 'afternoon'],
  [17.99, 'afternoon'],
  [18, 'evening'],
  [21, 'late'],
  [23 + 59 / 60, 'late'],
] as const)('%f hours after midnight: %s', (hours, band) => expect(timeBandOf(hours)).toBe(band))
