import { expect, it } from 'vitest'
import type { BookedTrip } from '../booked/booked-trip.ts'
import { calendarUseOf } from './calendar-link.tsx'

const tripThat = (booking: string, calledOffBy: readonly (string | undefined)[], isOver?: true): BookedTrip =>
  ({ status: { booking }, parts: calledOffBy.map((by) => ({ calledOffBy: by })), isOver }) as never

it.each([
  ['add', tripThat('Confirmed', [undefined])],
  ['add', tripThat('Held', [undefined])],
  ['add', tripThat('Confirmed', [undefined], true)],
  ['update', tripThat('Confirmed', [undefined, 'traveller'])],
  ['update', tripThat('Confirmed', ['supplier', undefined])],
  ['remove', tripThat('Cancelled', ['traveller'])],
  ['remove', tripThat('Released', [undefined])],
  ['remove', tripThat('Failed', [undefined])],
  [undefined, tripThat('Cancelled', ['traveller'], true)],
] as const)('a calendar file is there to %s', (use, trip) => expect(calendarUseOf(trip)).toBe(use))
