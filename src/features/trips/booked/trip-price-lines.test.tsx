import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookedTrip } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { TripPriceLines } from './trip-price-lines.tsx'

const products = { tour: { Price: () => <dd>the balance</dd> } } as unknown as OnTripPages

const tripThat = (booking: BookedTrip['status']['booking'], givenBack?: object): BookedTrip =>
  ({ status: { booking }, parts: [{ partId: '1', kind: 'tour', givenBack }], onePrice: undefined }) as never

it.each([
  ['Confirmed', true],
  ['Held', true],
  ['Failed', false],
  ['Released', false],
] as const)('of a booking that is %s a balance is told: %s', (booking, told) =>
  expect(
    renderToStaticMarkup(<TripPriceLines trip={tripThat(booking)} products={products} />).includes('balance'),
  ).toBe(told),
)
