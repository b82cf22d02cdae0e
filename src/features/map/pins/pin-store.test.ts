import { expect, it } from 'vitest'
import { createPinStore } from './pin-store.ts'

it('tells at once what is pointed at and chosen, and of no other store', () => {
  const [store, other] = [createPinStore(), createPinStore()]
  const told: (string | undefined)[] = []
  store.listen(() => told.push(store.pointed() ?? store.chosen()))
  store.point('a')
  store.choose('b')
  store.unpoint('a')
  expect(told).toEqual(['a', 'a', 'b'])
  expect(other.pointed() ?? other.chosen()).toBeUndefined()
})

it('goes on pointing at the next when the last one is left after it was come to', () => {
  const store = createPinStore()
  store.point('a')
  store.point('b')
  store.unpoint('a')
  expect(store.pointed()).toBe('b')
})
