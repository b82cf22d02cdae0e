import type { Page } from '@playwright/test'
import type { Fare, Wanted } from '../../scripts/visitor/checked-package.ts'
import { checkedPackage } from '../../scripts/visitor/checked-package.ts'
import { checkedStay } from '../../scripts/visitor/checked-stay.ts'
import { createVisitor, searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import type { PackageRate } from '../../contract/products/packages/package-stays.ts'
import { becomeVisitor, cards } from '../booking/paying.ts'
import { payerOf, post } from '../booking/ready-visitor.ts'
import { ports } from '../servers.ts'

type Refundability = PackageRate['cancel']['refundability']

interface Chosen {
  readonly kind: string
  readonly offerId: string
  readonly shown: { readonly amount: number; readonly currency: string }
}

/** Whose names a booking wants of a traveller that flies, or of a guest. */
const ana = { firstName: 'Ana María', lastName: 'Muñoz' }
const flying = { ...ana, gender: 'female', dateOfBirth: '1990-05-01' }

/** The browser becomes a visitor who has booked and paid, on the page of the trip; answers what was charged. */
const payAndOpen = async (
  page: Page,
  { kind, offerId, shown }: Chosen,
  traveller: object,
  { language = 'en', port = ports.site }: Asked = {},
) => {
  const visitor = createVisitor(new URL(`http://localhost:${port}`))
  await visitor.succeed('startBooking', { kind, offerId, shown, page: { locale: language, prefixed: true } })
  const patch = {
    customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
    passengers: { '1': traveller },
    billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
  }
  await visitor.succeed('saveDraft', { patch, version: 1 })
  const { payment } = await payerOf(visitor).payByCard(cards.good)
  if (payment.status !== 'confirmed') throw new Error(`not confirmed: ${JSON.stringify(payment)}`)
  await becomeVisitor(page, { visitor })
  await page.goto(`http://localhost:${port}/${language}/user/my-journey/booking-detail?booking=${payment.bookingId}`)
  return { id: payment.bookingId, reference: payment.referenceId, charged: shown }
}

interface Asked {
  readonly language?: 'en' | 'es'
  readonly port?: number
}

/** A stay in a hotel of the place of tests, at its cheapest rate that is cancelled so. */
export const openPaidStay = async (page: Page, outcome: string, refundability?: Refundability, asked: Asked = {}) => {
  const rate = ({ cancel }: Pick<PackageRate, 'cancel'>): boolean =>
    refundability === undefined || cancel.refundability === refundability
  const { id, price } = await checkedStay(post, outcome, { rate })
  return payAndOpen(page, { kind: 'hotel', offerId: id, shown: price.dueNow }, ana, asked)
}

/** Flights alone, at such a fare. */
export const openPaidFlight = async (
  page: Page,
  fare: (fare: Pick<Fare, 'refund'>) => boolean,
  route?: readonly [string, string],
  asked?: Asked,
) => payAndOpen(page, await searchOffer(post, route, undefined, fare), flying, asked)

/** Flights and a stay at one price. */
export const openPaidPackage = async (
  page: Page,
  fare: (fare: Fare) => boolean,
  rate: Wanted['rate'] & {},
  asked?: Asked,
) => {
  const { flightOfferId, hotelOfferId, price } = await checkedPackage(post, 'standard', { fare, rate })
  const offerId = `${flightOfferId} ${hotelOfferId}`
  return payAndOpen(page, { kind: 'package', offerId, shown: price.dueNow }, flying, asked)
}
