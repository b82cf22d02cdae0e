import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bookingIn } from '../../../../backend/mail/booking-for-tests.ts'
import type { BookedFlight } from './booked-flight.ts'
import { bookedFlight } from './booked-flight.server.ts'
import { BagsAndSeatOfTraveller } from './of-traveller.tsx'

const bag = { quantity: 1, kilograms: 23 }
const price = { amount: 2500, currency: 'USD' }

const told = (travellerId: string, change: Partial<BookedFlight> = {}): string => {
  const [first] = bookingIn('en').parts
  if (first?.kind !== 'flight') throw new Error('nothing flies')
  const part = bookedFlight(first)
  const flight: BookedFlight = {
    ...part.item,
    journeys: [...part.item.journeys, ...part.item.journeys],
    seat: 'at_check_in',
    seated: ['1'],
    inFare: [
      { travellerId: '1', direction: 'onward', cabin: bag, checked: bag },
      { travellerId: '1', direction: 'return', cabin: bag, checked: null },
    ],
    bags: [
      {
        direction: 'onward',
        quantity: 3,
        price,
        owners: [
          { travellerId: '1', quantity: 2 },
          { travellerId: '2', quantity: 1 },
        ],
      },
    ],
    ...change,
  }
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <BagsAndSeatOfTraveller part={{ ...part, title: { en: '', es: '' }, item: flight }} travellerId={travellerId} />
    </I18nProvider>,
  )
  return html.replaceAll(/<\/(?:div|dt|span)>/g, '|').replaceAll(/<[^>]+>/g, '')
}

it('names the bags of a traveller, in the fare and added, and how a seat is given', () => {
  const text = told('1')
  expect(text).toContain(
    'Bags in the fare|Outbound: 1 cabin bag of up to 23 kg| ·\u00A01 checked bag of up to 23 kg||Return: 1 cabin bag of up to 23 kg|',
  )
  expect(text).toContain('Added bags|Outbound: 2 checked bags|')
  expect(text).toContain('Seat|Seat given at check-in|')
})

it('names no other traveller’s, and no seat of whoever has none', () => {
  const text = told('2')
  expect(text).not.toContain('Bags in the fare')
  expect(text).toContain('Added bags|Outbound: 1 checked bag|')
  expect(text).not.toContain('Seat')
})

it('says nothing of what the airline does not say', () => {
  expect(told('1', { seat: 'unknown', inFare: [], bags: [] })).toBe('')
})
