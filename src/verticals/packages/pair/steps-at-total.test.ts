import { describe, expect, it } from 'vitest'
import type { PackageItem } from '../booking/package-item.ts'
import { packageAt } from './package-at.ts'
import { stepsAtTotal } from './steps-at-total.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const departure = '2027-02-01T10:00:00.000Z'
const [before, later] = ['2027-01-20T10:00:00Z', '2027-02-03T10:00:00Z']
/** The airline keeps 50 before it leaves, and all its 300 after; the other part 0, and then all its 80. */
const steps = [
  { until: before, keeps: usd(50) },
  { until: departure, keeps: usd(50) },
  { until: later, keeps: usd(300) },
  { until: null, keeps: usd(380) },
]
const kept = (moved: readonly { readonly keeps: { readonly amount: number } }[]) =>
  moved.map(({ keeps }) => keeps.amount)

describe('what is kept of a pair whose fare has moved', () => {
  it('moves once the flight has left', () =>
    expect(kept(stepsAtTotal({ total: usd(380), fareKeptFrom: departure }, steps, usd(392)))).toEqual([
      50, 50, 312, 392,
    ]))

  it('moves at any time of a fare that gives nothing back', () =>
    expect(kept(stepsAtTotal({ total: usd(380), fareKeptFrom: null }, steps, usd(370)))).toEqual([40, 40, 290, 370]))

  it('is told of a stay with what is paid for it now, so that nothing is still given back of all', () => {
    const price = { total: usd(400), dueNow: usd(380), dueAtHotel: usd(20), fees: [] }
    const item = { total: usd(380), fareKeptFrom: null, stay: { cancelling: steps, price } } as unknown as PackageItem
    const { stay } = packageAt(item, usd(392))
    expect(stay.price).toMatchObject({ total: usd(412), dueNow: usd(392), dueAtHotel: usd(20) })
    expect(stay.cancelling.at(-1)?.keeps).toEqual(usd(392))
  })
})
