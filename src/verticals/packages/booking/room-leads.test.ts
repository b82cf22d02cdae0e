import { describe, expect, it } from 'vitest'
import { emptyPassenger } from '#/features/checkout/travellers/passenger.ts'
import { leadOfRoom, roomOfLead } from './room-leads.ts'

const rooms = [
  { index: 1, adults: 2 },
  { index: 2, adults: 1 },
]
const people = [
  emptyPassenger('1', 'adult'),
  emptyPassenger('2', 'adult'),
  emptyPassenger('3', 'adult'),
  emptyPassenger('4', 'child'),
]

describe('who asks for a room', () => {
  it('is the first of its adults, in the order of the rooms', () => {
    expect(leadOfRoom(rooms, people, 1)?.id).toBe('1')
    expect(leadOfRoom(rooms, people, 2)?.id).toBe('3')
  })

  it('is told of nobody else', () => {
    expect(people.map((person) => roomOfLead(rooms, people, person))).toEqual([1, undefined, 2, undefined])
  })

  it('is never a child, whoever comes first', () =>
    expect(leadOfRoom([{ index: 1, adults: 1 }], people.toReversed(), 1)?.id).toBe('3'))
})
