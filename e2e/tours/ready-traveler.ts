import { createVisitor } from '../../scripts/visitor/booking-visitor.ts'
import type { LoadedTour } from '../../src/verticals/tours/page/loaded-tour.ts'
import { writeChoice } from '../../src/verticals/tours/page/tour-parameters.ts'
import { cards } from '../booking/paying.ts'
import { payerOf } from '../booking/ready-visitor.ts'
import { ports } from '../servers.ts'
import { type Language, month } from './booking-tour.ts'

interface RequestedTour {
  readonly language?: Language
  readonly guests?: string
  /** a reservation that is given back for it */
  readonly instead?: string
}

/** The first departure of a tour of the place of tests, reserved by a visitor as its page does, at its lowest price. */
export const reservedDeparture = async (
  outcome: string,
  { language = 'en', guests = '2', ...again }: RequestedTour = {},
) => {
  const visitor = createVisitor(new URL(`http://localhost:${ports.site}`))
  const load = async (url: object): Promise<LoadedTour> => {
    const data = {
      country: 'pruebas',
      code: `pruebas-${outcome}`,
      url: { month: month(), guests, ...url },
      locale: language,
    }
    return (await visitor.call('loadTour', data)) as LoadedTour
  }
  const page = await load({})
  const departure =
    page.state === 'found' && page.departures.ok
      ? page.departures.value.departures.find(({ available }) => available)
      : undefined
  const [price] = departure?.sharings ?? []
  if (page.state !== 'found' || !departure || !price) throw new Error(`the tour ${outcome} does not leave`)
  const choice = writeChoice({ departureId: departure.id, rooms: price.rooms, total: price.total })
  const reserved = await load({ choice, key: page.key, ...again })
  if (reserved.state !== 'reserved') throw new Error(`the departure is ${reserved.state}`)
  return { visitor, offerId: reserved.offerId, price }
}

/** A visitor who has booked a tour of the place of tests for two and paid its deposit; what comes of it is its operator's. */
export const paidTraveler = async (outcome: string, language: Language) => {
  const { visitor, offerId, price } = await reservedDeparture(outcome, { language })
  const shown = { amount: price.deposit, currency: 'USD' }
  await visitor.succeed('startBooking', { kind: 'tour', offerId, shown, page: { locale: language, prefixed: true } })
  const patch = {
    customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
    passengers: {
      '1': { firstName: 'Ana María', lastName: 'Muñoz' },
      '2': { firstName: 'Leo', lastName: 'Muñoz' },
    },
    billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
  }
  await visitor.succeed('saveDraft', { patch, version: 1 })
  await payerOf(visitor).payByCard(cards.good)
  return { visitor }
}
