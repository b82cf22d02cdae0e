import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'
import { dollars } from '../../../demo/dollars.ts'
import { packagedAmount, packagedId } from '../../../demo/reservations/packaged.ts'

const packagedPrice = (price: TourOffer['price']): TourOffer['price'] => {
  const lines = price.lines.map((line) => {
    const each = packagedAmount(line.each.amount)
    return { ...line, each: dollars(each), subtotal: dollars(each * line.travelers) }
  })
  const total = lines.reduce((sum, { subtotal }) => sum + subtotal.amount, 0)
  const deposit = price.balance.amount === 0 ? total : packagedAmount(price.deposit.amount)
  return {
    ...price,
    lines,
    total: dollars(total),
    deposit: dollars(deposit),
    balance: dollars(total - deposit),
    singleSupplement: dollars(packagedAmount(price.singleSupplement.amount)),
  }
}

/** A reservation as it is sold with a flight: the same in everything but its price, and what is kept of that. */
export const packagedTour = (offer: TourOffer): TourOffer => {
  const price = packagedPrice(offer.price)
  return {
    ...offer,
    id: packagedId(offer.id),
    price,
    cancel: {
      ...offer.cancel,
      steps: offer.cancel.steps.map(({ until, keeps }) => ({
        until,
        keeps: dollars(Math.min(keeps.amount, price.total.amount)),
      })),
    },
  }
}
