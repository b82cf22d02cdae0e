import { expect, it } from 'vitest'
import { createSelectedTrip } from './selected-trip.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const trip = { search: 'from=BOG&to=MAD', url: { offer: 'o1', shown: '100' } }

it('is found again by the next page of the session', () => {
  const storage = memory()
  createSelectedTrip(storage).choose(trip)
  const next = createSelectedTrip(storage)
  next.load()
  expect(next.state.trip).toEqual(trip)
})

it.each(['', '{', 'null', '[]', '{"search":"a"}', '{"search":"a","url":{"offer":5}}'])(
  'is none where %j is stored',
  (text) => {
    const storage = memory()
    storage.setItem('trayecto.selected', text)
    const selected = createSelectedTrip(storage)
    selected.load()
    expect(selected.state.trip).toBeUndefined()
  },
)
