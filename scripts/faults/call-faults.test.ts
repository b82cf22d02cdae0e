import { describe, expect, it } from 'vitest'
import { faultsOfSeed } from './call-faults.ts'

const calls = Array.from({ length: 5000 }, (_, turn) => ({
  method: 'POST',
  path: '/user/session/customer',
  agent: `agent ${turn % 50}`,
}))

const faultsIn = (seed: string, order = calls): string[] => {
  const { faultOf } = faultsOfSeed(seed)
  return order.map((call) => JSON.stringify(faultOf(call)))
}

describe('the faults of a run', () => {
  it('are a fifth of its calls, and of every kind', () => {
    const faults = faultsIn('one').filter((fault) => fault !== '{}')
    expect(faults.length / calls.length).toBeCloseTo(0.2, 1)
    expect(new Set(faults).size).toBe(5)
  })

  it('are the same for the same seed, whichever booking is faster', () => {
    const ofSeven = (order: typeof calls): string[] =>
      faultsIn('one', order).filter((_, turn) => order[turn]?.agent === 'agent 7')
    expect(ofSeven(calls.toReversed())).toEqual(ofSeven(calls))
  })

  it('are others for another seed', () => expect(faultsIn('one')).not.toEqual(faultsIn('two')))
})
