import { bagPrice } from '#domain/money/bag-price.ts'
import { type Money, addMoney, sumMoney } from '#domain/money/money.ts'
import { type Bags, type FlightItem, type Journey, journeys } from './flight-item.ts'

/** Bags of one direction, of all travellers together. */
export const bagQuantity = (bags: Bags, journey: Journey): number =>
  Object.values(bags[journey]).reduce((sum, count) => sum + count, 0)

export const wantsBags = (bags: Bags): boolean => journeys.some((journey) => bagQuantity(bags, journey) > 0)

/** What the added bags of one direction cost: the supplier's price and the margin, rounded up bag by bag (rule money-4). */
export const bagsTotal = (item: FlightItem, bags: Bags, journey: Journey): Money => {
  const bag = item.journeys[journey]?.bag
  return bag ? bagPrice(bag.price, bagQuantity(bags, journey)) : { amount: 0, currency: item.total.currency }
}

/** All added bags, in both directions together. */
export const addedBags = (item: FlightItem, bags: Bags): Money =>
  sumMoney(
    journeys.map((journey) => bagsTotal(item, bags, journey)),
    item.total.currency,
  )

/** Flights and bags. */
export const flightTotal = (item: FlightItem, bags: Bags): Money => addMoney(item.total, addedBags(item, bags))
