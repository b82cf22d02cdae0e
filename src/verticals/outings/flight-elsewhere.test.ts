import { expect, it } from 'vitest'
import { isFlightElsewhere } from './flight-elsewhere.ts'

it.each([
  [{ flight: 'F1', destination: 'SEA' }, 'destination', true],
  [{ flight: 'F1', destination: 'MAD' }, 'from', false],
  [{ destination: 'SEA' }, 'destination', false],
])('activities of %o, of which the %s was corrected, lead back to a flight: %s', (url, field, leads) =>
  expect(isFlightElsewhere(url, [{ field }])).toBe(leads),
)
