import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { family } from '../../../../backend/mail/booking-for-tests.ts'
import { bookedTrip } from '#/features/trips/booked/booked-trip.server.ts'
import { bookedFlights } from './booked-flights.server.ts'
import { FlightCards } from './parts.tsx'

type State = 'requested' | 'refused'

const shownOf = (state?: State): string => {
  const booking = family('en')
  const usd = { amount: 0, currency: 'USD' }
  const cancellation = state && { state, requestedAt: '2026-11-28T10:00:00.000Z', kept: usd, refund: usd }
  const parts = booking.parts.map((part) => ({ ...part, ...(cancellation && { cancellation }) }))
  const trip = bookedTrip({ flight: bookedFlights }, { ...booking, parts })
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      {trip.parts.map((part) => (
        <FlightCards key={part.partId} part={part} />
      ))}
    </I18nProvider>,
  )
}

it.each([
  [undefined, true],
  ['refused', true],
  ['requested', false],
] as const)('what a fare allows is told while it can be canceled: %s', (state, told) =>
  expect(shownOf(state).includes('What the fare allows')).toBe(told),
)
