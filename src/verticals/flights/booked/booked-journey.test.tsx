import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bookingIn } from '../../../../backend/mail/booking-for-tests.ts'
import { BookedJourneyCard } from './booked-journey.tsx'
import { bookedFlight } from './booked-flight.server.ts'

it('shows when and where a flight arrives', () => {
  const [part] = bookingIn('en').parts
  const [journey] = part?.kind === 'flight' ? bookedFlight(part).item.journeys : []
  if (!journey) throw new Error('nothing flies')
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <BookedJourneyCard journey={journey} alone />
    </I18nProvider>,
  )
  const stops = html
    .match(/<time dateTime="[^"]+"[^>]*>[^<]+<\/time>/gi)
    ?.map((time) => time.replaceAll(/<[^>]+>/g, ''))
  expect(stops).toEqual(['8:05 AM', '6:30 AM'])
  expect(html).toMatch(/6:30\sAM.*London.*LHR.*Thu, Jan 21, 2027/)
})
