import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookedTrip } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { TripPriceLines } from './trip-price-lines.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** What the lines say, without their elements. */
const saidOf = (trip: BookedTrip): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TripPriceLines trip={trip} products={products} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const products = { tour: { Price: () => <dd>the balance</dd> } } as unknown as OnTripPages

const tripThat = (booking: BookedTrip['status']['booking'], givenBack?: object): BookedTrip =>
  ({ status: { booking }, parts: [{ partId: '1', kind: 'tour', givenBack }], onePrice: undefined }) as never

it.each([
  ['Confirmed', true],
  ['Held', true],
  ['Failed', false],
  ['Released', false],
] as const)('of a booking that is %s a balance is told: %s', (booking, told) =>
  expect(saidOf(tripThat(booking)).includes('balance')).toBe(told),
)

const money = (amount: number) => ({ amount, currency: 'USD' })
const calledOff = { money: money(29_000), isBack: true }

it.each([
  [undefined, undefined, /^the balance the balance$/],
  [undefined, money(20_000), /^the balance.*Amount charged USD 390.00.*Refunded to the same card USD 290.00$/],
  [money(20_000), money(20_000), /^All parts .* USD 100.00.*Amount charged USD 390.00.*Refunded .* USD 290.00$/],
])('what is left of a trip adds up with what was charged and went back', (together, isOff, lines) => {
  const parts = [
    { partId: '1', kind: 'tour' },
    { partId: '2', kind: 'tour', givenBack: isOff && calledOff },
  ]
  const onePrice = together && { total: money(10_000), dueAtProperty: money(0) }
  const trip = { status: { booking: 'Confirmed' }, parts, onePrice, total: money(10_000) } as never
  expect(saidOf(trip)).toMatch(lines)
})
