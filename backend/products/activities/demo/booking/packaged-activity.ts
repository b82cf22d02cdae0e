import type { ActivityOffer } from '#contract/products/activities/activity-reservation.ts'
import { dollars } from '../../../demo/dollars.ts'
import { packagedAmount, packagedId } from '../../../demo/reservations/packaged.ts'

/** A reservation as it is sold with a flight: the same in everything but its price, and what is kept of that. */
export const packagedActivity = (offer: ActivityOffer): ActivityOffer => {
  const units = offer.price.units.map((unit) => {
    const each = packagedAmount(unit.each.amount)
    return { ...unit, each: dollars(each), subtotal: dollars(each * unit.quantity) }
  })
  const total = units.reduce((sum, { subtotal }) => sum + subtotal.amount, 0)
  return {
    ...offer,
    id: packagedId(offer.id),
    price: { units, total: dollars(total) },
    cancel: {
      ...offer.cancel,
      steps: offer.cancel.steps.map(({ until, keeps }) => ({ until, keeps: dollars(Math.min(keeps.amount, total)) })),
    },
  }
}
