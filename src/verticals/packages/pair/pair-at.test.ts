import { expect, it } from 'vitest'
import { pairAt } from './pair-at.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

it('what is kept moves with a total that the airline has moved', () => {
  const steps = [
    { until: '2027-01-20T10:00:00Z', keeps: usd(50) },
    { until: null, keeps: usd(380) },
  ]
  const fareKeptFrom = '2027-02-01T10:00:00.000Z'
  const item = { total: usd(380), fareKeptFrom, cancel: { freeUntil: null, steps } }
  const { total, cancel } = pairAt(item, usd(392))
  expect([total, ...cancel.steps.map(({ keeps }) => keeps)]).toEqual([usd(392), usd(50), usd(392)])
})
