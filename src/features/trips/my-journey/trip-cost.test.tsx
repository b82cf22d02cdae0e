import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TripSummary } from '../booked/booked-trip.ts'
import { TripCost } from './trip-cost.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const back = (refunded: number, onItsWay: number) => ({ refunded: usd(refunded), onItsWay: usd(onItsWay) })

const textOf = (booking: string, more: Partial<TripSummary> = {}, total = 10_000): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TripCost trip={{ status: { booking }, total: usd(total), ...more } as TripSummary} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()

it.each([
  ['Confirmed', {}, 'USD 100.00'],
  ['Confirmed', { paid: usd(4000) }, 'USD 100.00 USD 40.00 paid'],
  ['Confirmed', { givenBack: back(3000, 0) }, 'USD 100.00 USD 30.00 refunded'],
  ['Confirmed', { givenBack: back(0, 0) }, 'USD 100.00'],
  ['Cancelled', { givenBack: back(0, 8000) }, 'USD 100.00 charged USD 80.00 on its way back'],
  ['Cancelled', { givenBack: back(3000, 5000) }, 'USD 100.00 charged USD 50.00 on its way back USD 30.00 refunded'],
  ['Cancelled', { givenBack: back(0, 0) }, 'USD 100.00 charged Nothing comes back.'],
  ['Cancelled', {}, 'USD 100.00 charged'],
  ['Failed', {}, ''],
] as const)('what a list tells of the money of a trip that is %s: %j', (booking, more, said) =>
  expect(textOf(booking, more)).toBe(said),
)

it('of a trip that cost nothing here nothing is told', () => expect(textOf('Cancelled', {}, 0)).toBe(''))
