import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OnTripPages } from '../booked/parts-on-page.ts'
import { TripStatusCard } from '../booked/trip-status-card.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const products = { tour: { Status: () => <p>The operator expects you.</p> } } as unknown as OnTripPages
const usd = (amount: number) => ({ amount, currency: 'USD' })
const card = { method: 'card', card: { brand: 'visa', last4: '4242' } }

const textOf = (trip: object): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TripStatusCard trip={{ paid: card, ...trip } as never} products={products} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(' .', '.')
    .trim()

const off = (calledOffBy?: 'supplier' | 'traveller') => ({ partId: calledOffBy ?? '', kind: 'tour', calledOffBy })
const back = (refunded: number, onItsWay: number, kept: number) => ({
  refunded: usd(refunded),
  onItsWay: usd(onItsWay),
  kept: usd(kept),
})

it.each([
  [
    back(8000, 0, 2000),
    'You canceled this trip USD 80.00 was refunded to Visa •••• 4242. Your bank shows it within a few days. USD 20.00 is kept as a cancellation fee.',
  ],
  [
    back(0, 8000, 0),
    'You canceled this trip USD 80.00 goes back to Visa •••• 4242. Your bank shows it within a few days.',
  ],
  [back(0, 0, 8000), 'You canceled this trip Nothing comes back. USD 80.00 is kept as a cancellation fee.'],
  [back(0, 0, 0), 'You canceled this trip Nothing was charged for it, so nothing comes back.'],
])('whoever canceled a trip is told what goes back and what is kept: %j', (givenBack, said) =>
  expect(textOf({ status: { booking: 'Cancelled' }, parts: [off('traveller')], givenBack })).toBe(said),
)

it('money goes back by the way it came, where that is no card that we know', () =>
  expect(
    textOf({
      status: { booking: 'Cancelled' },
      parts: [off('traveller')],
      givenBack: back(8000, 0, 0),
      paid: { method: 'hosted' },
    }),
  ).toContain('USD 80.00 was refunded to your payment method.'))

it('what a supplier called off whole goes back by the way it came, too', () => {
  const calledOff = { status: { booking: 'Cancelled' }, parts: [off('supplier')], givenBack: back(8000, 0, 0) }
  expect(textOf(calledOff)).toContain('All that you paid for it goes back to Visa •••• 4242.')
  expect(textOf({ ...calledOff, paid: { method: 'hosted' } })).toContain('goes back to your payment method.')
})

it('what a supplier called off is not said to be its traveller’s doing', () => {
  const told = { givenBack: back(8000, 0, 0) }
  expect(textOf({ status: { booking: 'Cancelled' }, parts: [off('supplier')], ...told })).toContain(
    'This trip was called off',
  )
  expect(textOf({ status: { booking: 'Cancelled' }, parts: [off('supplier'), off('traveller')], ...told })).toContain(
    'This trip was canceled',
  )
})

it('of a trip of which a part was canceled the rest is confirmed', () =>
  expect(
    textOf({
      status: { booking: 'Confirmed', ticketing: 'issued' },
      parts: [off('traveller'), off()],
      givenBack: back(8000, 0, 0),
    }),
  ).toMatch(/^You canceled a part of this trip USD 80.00 was refunded .* The rest is confirmed/))

it('nobody is expected whose cancellation is on its way', () => {
  const said = textOf({
    status: { booking: 'Confirmed', ticketing: 'issued' },
    parts: [{ ...off(), isCancelRequested: true }],
    requested: { kept: usd(1000), refund: usd(9000) },
  })
  expect(said).toMatch(
    /^Your cancellation is on its way .* USD 90.00 goes back to Visa •••• 4242. USD 10.00 is kept as a cancellation fee.$/,
  )
})

it('what a supplier did not cancel is said to stand, beside how the trip does', () =>
  expect(
    textOf({
      status: { booking: 'Confirmed', ticketing: 'issued' },
      parts: [{ ...off(), title: { en: 'Andes', es: 'Andes' }, isCancelRefused: true }],
    }),
  ).toMatch(/^Andes: not canceled The provider keeps more .* The operator expects you.$/))
