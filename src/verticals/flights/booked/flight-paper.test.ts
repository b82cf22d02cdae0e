import { setupI18n } from '@lingui/core'
import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, it } from 'vitest'
import { bookingIn } from '../../../../backend/mail/booking-for-tests.ts'
import { formatMoment } from '#domain/time/moment.ts'
import { bookedTrip } from '#/features/trips/booked/booked-trip.server.ts'
import { writePaper } from '#/features/trips/paper/write-paper.tsx'
import { bookedFlights } from './booked-flights.server.ts'
import { BagsAndSeatOfTraveller } from './of-traveller.tsx'
import { AirlineReference, BeforeFlight, FlightCards, FlightPriceLines } from './parts.tsx'

const flight = {
  kind: 'flight',
  TripCard: FlightCards,
  Price: FlightPriceLines,
  OfTraveller: BagsAndSeatOfTraveller,
  Reference: AirlineReference,
  Next: BeforeFlight,
}

const written = async (kind: 'itinerary' | 'receipt', zone = 'UTC', booking = bookingIn('en')) => {
  const trip = bookedTrip({ flight: bookedFlights }, booking)
  const bytes = await writePaper({
    trip,
    kind,
    title: `Paper ${trip.reference}`,
    names: ['Bogotá – Londres'],
    products: { flight },
    locale: 'es',
    zone,
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  })
  const pdf = await getDocumentProxy(bytes)
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  return { pdf, page, text: text.replaceAll(/\s/g, ' ') }
}

it('tells its language and its title, and what each of its texts is', async () => {
  const { pdf, page } = await written('itinerary')
  const { info } = await getMeta(pdf)
  expect(info).toMatchObject({ Title: 'Paper ACDEFG', Language: 'es' })
  const tree = JSON.stringify(await page.getStructTree())
  for (const role of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(tree).toContain(`"${role}"`)
})

it('says when and where one flies, who does, and with what', async () => {
  const { text } = await written('itinerary')
  expect(text).toMatch(/8:05 AM Bogota \(BOG\).*Iberia IB 35.*British Airways.*6:30 AM London \(LHR\)/)
  expect(text).toContain('Ana <b> Núñez')
  expect(text).toMatch(/What the fare allows:.*Changes.*Canceling.*Seats/)
  expect(text).toContain('You can cancel on the page of your booking. For changes, or to have us cancel it, contact us')
})

it('adds up to what was charged', async () => {
  const { text } = await written('receipt')
  expect(text).toMatch(/Amount charged\s*USD 1,234.50/)
  expect(text).toMatch(/Flights, taxes and fees included\s*USD 1,184.50/)
  expect(text).toMatch(/2 added bags, outbound\s*USD 50.00/)
  expect(text).toContain('Bogotá – Londres')
})

it.each([
  [{ Name: 'España', code: 'ES' }, 'B, C, Spain'],
  [{ Name: 'Somewhere' }, 'B, C, Somewhere'],
])("names the country that was billed in the reader's language, where its code is known", async (country, address) => {
  const { billingInformation, ...booking } = bookingIn('en')
  const billed = billingInformation && { ...billingInformation, country }
  const { text } = await written('receipt', 'UTC', { ...booking, billingInformation: billed })
  expect(text).toContain(address)
})

it.each(['UTC', 'America/Bogota', 'Asia/Tokyo'])(
  'tells an instant by the clock of %s, which it names',
  async (zone) => {
    const { bookedAt } = bookedTrip({ flight: bookedFlights }, bookingIn('en'))
    const { text } = await written('receipt', zone)
    expect(text).toContain(formatMoment(bookedAt, 'en', zone).replaceAll(/\s/g, ' '))
  },
)
