import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { hotelMail } from './hotel-mail.ts'
import type { HotelTypes } from './hotel-types.ts'
import { hotelWords } from './hotel-words.ts'

const names = (name: string) => ({ en: name, es: name })
const usd = { amount: 40_000, currency: 'USD' }
const cancel = { refundability: 'non_refundable', freeUntil: null }

const shown = {
  state: 'confirmed',
  supplier: { reference: 'HX1' },
  extras: { guests: [{ roomIndex: 1, firstName: 'Ana', lastName: 'Núñez' }] },
  documents: [],
  item: {
    hotelInfo: {
      hotelName: 'Casa Aurora',
      locationInfo: {
        timeZone: 'America/Bogota',
        address: { addressLine1: 'Calle 1', district: names('Manga'), cityName: names('Cartagena') },
      },
    },
    stayDateTimeRange: { startDate: '2027-01-14', endDate: '2027-01-17' },
    checkIn: { from: '15:00', until: '22:00' },
    checkOut: { until: '11:00' },
    price: { total: usd, dueNow: usd, dueAtProperty: { ...usd, amount: 0 }, propertyFees: [] },
    rooms: [
      {
        roomType: { name: names('Double room'), accessFeatures: ['step_free', 'roll_in_shower'] },
        rate: { roomIndex: 1, board: 'room_only', cancel },
        adult: 2,
        children: 2,
        childAge: [0, 7],
      },
    ],
  },
} as unknown as HotelTypes['shown']

const inMail = (stay: HotelTypes['shown'], language: Booking['language']) =>
  JSON.stringify(hotelMail(stay, { language } as Booking))
const mailIn = (language: Booking['language']) => inMail(shown, language)

it('says what the room has for guests who need it, in the language of the booking', () => {
  expect(mailIn('en')).toContain('accessible: step-free, roll-in shower')
  expect(mailIn('es')).toContain('accesible: sin escalones, ducha a ras de piso')
})

it('says how old the children of a room are', () => {
  expect(mailIn('en')).toContain('2 adults, 2 children (ages 0, 7)')
  expect(mailIn('es')).toContain('2 adultos, 2 niños (edades: 0, 7)')
})

it('says until when guests are let in, where the house closes', () => {
  expect(mailIn('en').replaceAll(/\s/g, ' ')).toContain('check-in from 3:00 PM to 10:00 PM')
  expect(mailIn('es')).toContain('entrada de 15:00 a 22:00')
})

const said = (cancellation?: object) =>
  JSON.stringify(
    hotelMail(
      { ...shown, ...(cancellation && { cancellation }) } as HotelTypes['shown'],
      { language: 'en' } as Booking,
    ),
  )

it('says nothing of canceling what is about to be canceled', () => {
  const terms = hotelWords.en.final
  expect(said()).toContain(terms)
  expect(said({ state: 'refused' })).toContain(terms)
  expect(said({ state: 'requested' })).not.toContain(terms)
})

it('says of a package with what nobody who cancels pays at the hotel that nothing is given back', () => {
  const price = {
    ...shown.item.price,
    total: usd,
    dueNow: { ...usd, amount: 37_000 },
    dueAtProperty: { ...usd, amount: 3000 },
    propertyFees: [],
  }
  const steps = [
    { until: '2027-01-10T23:00:00Z', keeps: { ...usd, amount: 60_000 } },
    { until: null, keeps: { ...usd, amount: 97_000 } },
  ]
  const together = { total: { ...usd, amount: 100_000 }, cancel: { freeUntil: null, steps, fixedNights: [] } }
  const { sections } = hotelMail({ ...shown, item: { ...shown.item, price } }, {
    language: 'en',
    package: together,
  } as unknown as Booking)
  expect(sections.at(-1)?.lines.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Until .*: canceling costs USD 600.00$/),
    'Later than that: nothing is given back',
  ])
})

it('tells what the hotel takes itself, in what it takes for it, of a stay and of a package', () => {
  const propertyFees = [
    {
      kind: 'city_tax' as const,
      label: names('City tax'),
      amount: { ...usd, amount: 1600 },
      local: { amount: 2700, currency: 'NZD' },
    },
    {
      kind: 'cleaning_fee' as const,
      label: names('Cleaning'),
      amount: { ...usd, amount: 1400 },
      local: { ...usd, amount: 1400 },
    },
  ]
  const price = {
    ...shown.item.price,
    total: usd,
    dueNow: { ...usd, amount: 37_000 },
    dueAtProperty: { ...usd, amount: 3000 },
    propertyFees,
  }
  const stay = { ...shown, item: { ...shown.item, price } }
  const cancel = { freeUntil: null, steps: [], fixedNights: [] }
  const pricesOf = (together?: object) =>
    hotelMail(stay, { language: 'en', package: together } as unknown as Booking).prices.map(({ name, amount }) =>
      `${name}: ${amount}`.replaceAll(/\s/g, ' '),
    )
  const there = [
    'Of which to be paid at the hotel: USD 30.00',
    'Of that: City tax (NZD 27.00): USD 16.00',
    'Of that: Cleaning: USD 14.00',
  ]
  expect(pricesOf()).toEqual(['Total for the stay, taxes and fees included: USD 400.00', ...there])
  expect(pricesOf({ total: usd, cancel })).toEqual(there)
})

it('hands out the voucher of each room once it is issued, and none of a stay that is off', () => {
  const issued = { ...shown, documents: [{ kind: 'voucher', roomIndex: 1, number: 'HX1-1' }] } as HotelTypes['shown']
  expect(inMail(shown, 'en')).not.toContain('Voucher')
  expect(inMail(issued, 'en')).toContain('Voucher: HX1-1')
  expect(inMail(issued, 'es')).toContain('Comprobante: HX1-1')
  expect(inMail({ ...issued, state: 'cancelled' }, 'en')).not.toContain('HX1-1')
})
