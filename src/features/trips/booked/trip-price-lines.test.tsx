import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookedTrip } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { TripPriceLines } from './trip-price-lines.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** What the lines say, without their elements. */
const textOf = (trip: BookedTrip): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TripPriceLines trip={trip} products={products} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const products = { tour: { Price: () => <dd>the balance</dd> } } as unknown as OnTripPages

const paid = { method: 'card', card: { brand: 'visa', last4: '4242' } }

const tripThat = (booking: BookedTrip['status']['booking']): BookedTrip =>
  ({ status: { booking }, paid, parts: [{ partId: '1', kind: 'tour' }], onePrice: undefined }) as never

it.each([
  ['Confirmed', true],
  ['Held', true],
  ['Failed', false],
  ['Released', false],
] as const)('of a booking that is %s a balance is told: %s', (booking, told) =>
  expect(textOf(tripThat(booking)).includes('balance')).toBe(told),
)

const money = (amount: number) => ({ amount, currency: 'USD' })
const back = (refunded: number, onItsWay: number, kept: number) => ({
  refunded: money(refunded),
  onItsWay: money(onItsWay),
  kept: money(kept),
})

it.each([
  [false, undefined, /^the balance the balance$/],
  [false, back(29_000, 0, 0), /^the balance Amount charged USD 390.00 Refunded to Visa •••• 4242 USD 290.00$/],
  [true, back(29_000, 0, 0), /^All parts .* USD 100.00 Amount charged USD 390.00 Refunded .* USD 290.00$/],
  [
    false,
    back(0, 25_000, 4000),
    /^the balance Kept as cancellation fee USD 40.00 Amount charged USD 390.00 On its way back .* USD 250.00$/,
  ],
  [true, back(5000, 20_000, 4000), /^All parts .* USD 100.00 Kept .* USD 40.00 Amount charged USD 390.00/],
])('what is left of a trip adds up with what was charged, is kept and goes back', (isPackage, givenBack, lines) => {
  const parts = [
    { partId: '1', kind: 'tour' },
    { partId: '2', kind: 'tour', calledOffBy: givenBack && 'traveller' },
  ]
  const onePrice = isPackage && { total: money(10_000), dueAtProperty: money(0) }
  const total = money(10_000 + (givenBack?.kept.amount ?? 0))
  const trip = { status: { booking: 'Confirmed' }, parts, onePrice, total, givenBack, paid } as never
  expect(textOf(trip)).toMatch(lines)
})

it('of a trip that was canceled whole is told what is kept and what goes back, and no price', () => {
  const parts = [{ partId: '1', kind: 'tour', calledOffBy: 'traveller' }]
  const trip = { status: { booking: 'Cancelled' }, parts, paid, total: money(10_000), givenBack: back(8000, 0, 2000) }
  expect(textOf(trip as never)).toBe('Kept as cancellation fee USD 20.00 Refunded to Visa •••• 4242 USD 80.00')
})

it('money goes back by the way it came, where that is no card that we know', () => {
  const parts = [{ partId: '1', kind: 'tour', calledOffBy: 'traveller' }]
  const hosted = { method: 'hosted', card: undefined }
  const trip = { status: { booking: 'Cancelled' }, parts, paid: hosted, total: money(10_000) }
  expect(textOf({ ...trip, givenBack: back(3000, 7000, 0) } as never)).toBe(
    'On its way back to your payment method USD 70.00 Refunded to your payment method USD 30.00',
  )
})
