import { describe, expect, it } from 'vitest'
import { createListStore } from './list-store.ts'

const initial = { filters: { stops: ['0'], price: { min: undefined, max: 900 } }, sort: 'best', page: 3 }

describe('what a list is asked', () => {
  it('changes at once, and is the same object until it does', () => {
    const store = createListStore(initial)
    const before = store.read()
    const told: unknown[] = []
    store.listen(() => told.push(store.read().filters.stops))
    expect(store.read()).toBe(before)
    store.change({ filters: { ...initial.filters, stops: ['1'] } })
    expect(told.at(-1)).toEqual(['1'])
    expect(store.read()).toEqual({ ...initial, filters: { ...initial.filters, stops: ['1'] }, page: 1 })
    expect(before.filters.stops).toEqual(['0'])
  })

  it('keeps what a change does not name, also what was read from it before', () => {
    const store = createListStore<{ filters: Readonly<Record<string, unknown>>; sort: string; page: number }>(initial)
    store.change({ filters: { stops: undefined } })
    store.change({ filters: { price: store.read().filters.price } })
    store.change({ page: 2 })
    expect(store.read()).toEqual({ filters: { price: { min: undefined, max: 900 } }, sort: 'best', page: 2 })
  })

  it('is what an address says, and nothing else, where one is adopted', () => {
    const store = createListStore<{ filters: Readonly<Record<string, unknown>>; sort: string; page: number }>(initial)
    const query = { filters: { airlines: ['IB'] }, sort: 'fastest', page: 2 }
    store.adopt(query)
    expect(store.read()).toEqual(query)
  })

  it('is nobody else’s', () => {
    const [mine, yours] = [createListStore(initial), createListStore(initial)]
    mine.change({ sort: 'cheapest' })
    expect(yours.read()).toEqual(initial)
    expect(initial.sort).toBe('best')
  })

  it('lets reading go on at one heading for each move', () => {
    const store = createListStore(initial)
    expect(store.arrive()).toBe(false)
    store.moveOn()
    expect([store.arrive(), store.arrive()]).toEqual([true, false])
  })
})
