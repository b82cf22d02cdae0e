import { expect, it } from 'vitest'
import { callsOf, dayNumbers } from './calls.ts'

const port = (name: string, latitude: number) => ({ name, latitude, longitude: 0 })
const day = (number: number, name?: string) => ({ day: number, port: name, arrives: undefined, leaves: undefined })

const miami = port('Miami', 25)
const cozumel = port('Cozumel', 20)

it('a port that a trip begins and ends in is called at once, with both days', () => {
  const calls = callsOf({
    ports: [miami, cozumel, miami],
    itinerary: [day(1, 'Miami'), day(2), day(3, 'Cozumel'), day(4, 'Miami')],
  })
  expect(calls.map((call) => [call.port.name, call.index, dayNumbers(call)])).toEqual([
    ['Miami', 0, '1 · 4'],
    ['Cozumel', 1, '3'],
  ])
})

it('a port that no day names has no days', () =>
  expect(callsOf({ ports: [miami], itinerary: [day(1)] }).map(dayNumbers)).toEqual(['']))
