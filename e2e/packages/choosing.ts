import { type Page, expect } from '@playwright/test'
import type { PackageOffer } from '../../contract/products/packages/package-offer.ts'
import type { PackageRate } from '../../contract/products/packages/package-stays.ts'
import { type Fare, type Wanted, checkedPackage } from '../../scripts/visitor/checked-package.ts'
import { post } from '../booking/ready-visitor.ts'
import { travelDay } from '../flights/choosing.ts'

/** Given back for nothing. */
export const isFree = ({ refund }: Pick<Fare, 'refund'>): boolean =>
  refund.allowed === true && refund.penalty?.amount === 0
/** Given back for something. */
export const hasPenalty = ({ refund }: Pick<Fare, 'refund'>): boolean =>
  refund.allowed === true && (refund.penalty?.amount ?? 0) > 0
/** Never given back. */
export const isFinal = ({ cancel }: PackageRate): boolean => cancel.refundability === 'non_refundable'

/** The summary of a package for one, as the page of its rooms leads to it. */
export const openPackage = async (page: Page, outcome: string, wanted: Wanted = {}): Promise<PackageOffer> => {
  const offer = await checkedPackage(post, outcome, wanted)
  const { flightOfferId, hotelOfferId, hotel, price } = offer
  const address = new URLSearchParams({
    offer: `${flightOfferId} ${hotelOfferId}`,
    shown: String(price.total.amount),
    flight: flightOfferId,
    hotel: hotel.hotelInfo.hotelCode,
    rates: hotel.rooms.map(({ rate }) => rate.rateId).join(','),
  })
  await page.goto(`/en/paquetes/booking/summary?${address}`)
  await expect(page).toHaveTitle(/^Your flight and your stay/)
  return offer
}

/** A flight there and back with a stay between, as its address asks for it. */
export const packageSearch = `from=BOG&to=CTG&departure=${travelDay(60)}&return=${travelDay(64)}&guests=1&cabin=economy`
