import { expect, it } from 'vitest'
import { flightElsewhere } from './flight-elsewhere.ts'

it.each([
  [{ flight: 'F1', destination: 'SEA' }, 'destination', 'F1'],
  [{ flight: 'F1', destination: 'MAD' }, 'from', undefined],
  [{ destination: 'SEA' }, 'destination', undefined],
])('activities of %o, of which the %s was corrected, lead back to the flight %s', (url, field, flight) =>
  expect(flightElsewhere(url, [{ field }])).toBe(flight),
)
