import { bagPrice } from '#domain/money/bag-price.ts'
import { type Money, addMoney, sumMoney } from '#domain/money/money.ts'
import { type Draft, type Journey, type Trip, journeys } from '../draft/draft.ts'

/** Bags of one direction, of all travellers together. */
export const bagQuantity = (draft: Draft, journey: Journey): number =>
  Object.values(draft.baggage[journey]).reduce((sum, count) => sum + count, 0)

/** Whose the added bags of one direction are. */
export const bagOwners = (draft: Draft, journey: Journey) =>
  Object.entries(draft.baggage[journey])
    .filter(([, quantity]) => quantity > 0)
    .map(([travelerId, quantity]) => ({ travelerId, quantity }))

/** What the added bags of one direction cost: the supplier's price and the margin, rounded up bag by bag (rule money-4). */
export const bagsTotal = (draft: Draft, journey: Journey): Money => {
  const bag = draft.trip.journeys[journey]?.bag
  return bag ? bagPrice(bag.price, bagQuantity(draft, journey)) : { amount: 0, currency: draft.trip.total.currency }
}

/** A checked bag for each traveller with a seat of their own, in each direction that sells one. */
export const firstBags = ({ travellers, journeys: { onward, return: back } }: Trip): Draft['baggage'] => {
  const one = Object.fromEntries(travellers.filter(({ type }) => type !== 'infant').map(({ id }) => [id, 1]))
  return { onward: onward.bag ? one : {}, return: back?.bag ? one : {} }
}

/** Flights and bags: what the traveller is shown, agrees to, and pays. */
export const draftTotal = (draft: Draft): Money =>
  addMoney(
    draft.trip.total,
    sumMoney(
      journeys.map((journey) => bagsTotal(draft, journey)),
      draft.trip.total.currency,
    ),
  )
