import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TripHold, TripStatus } from '#/features/trips/booked/booked-trip.ts'
import { tripListWords } from './trip-list-words.tsx'

const { Status = () => null } = tripListWords

it('until when held seats can be paid for is said where no time runs down', () => {
  const status: TripStatus = { booking: 'Held', payment: 'none', ticketing: 'pending' }
  const hold = { payBy: '2027-01-05T18:00:00Z', timeZone: 'America/Bogota', endedBy: null, msLeft: 1000 } as TripHold
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Status status={status} hold={hold} />
    </I18nProvider>,
  )
  expect(drawn.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')).toBe(
    'Seats held, not paid: pay by Tue, Jan 5, 2027, 1:00 PM GMT-5',
  )
})
