import { expect, it } from 'vitest'
import { soldTour } from './sold-tour-for-tests.ts'
import { type TourItem, atPrice, leadOf, paidIn } from './sold-tour.ts'
import { travelersOf } from './travelers-of.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const item = (): TourItem => {
  const sold = soldTour()
  return {
    offerId: sold.id,
    total: sold.price.deposit,
    days: { departure: sold.from, end: sold.to },
    travellers: travelersOf(sold),
    sold,
    search: {},
  }
}

it('what is paid here and what is left are the whole price', () => {
  const { deposit, balance, sold } = paidIn(item())
  expect(balance.amount).toBeGreaterThan(0)
  expect(deposit.amount + balance.amount).toBe(sold.price.total.amount)
  expect(balance).toEqual(sold.price.balance)
})

it('another price is paid in the same shares, and is the whole of both', () => {
  const before = paidIn(item())
  const after = paidIn(atPrice(item(), usd(before.sold.price.total.amount)))
  expect(after.sold.price.total.amount).toBe(2 * before.sold.price.total.amount)
  expect(after.deposit.amount).toBe(2 * before.deposit.amount)
  expect(after.balance.amount).toBe(2 * before.balance.amount)
})

it('the operator talks to the first grown-up, wherever the party names it', () => expect(leadOf(soldTour())).toBe(2))

it('everybody of the party is named, children as such', () =>
  expect(travelersOf(soldTour())).toEqual([
    { id: '1', type: 'child' },
    { id: '2', type: 'adult' },
    { id: '3', type: 'adult' },
  ]))
