import { describe, expect, it } from 'vitest'
import { reservedTour } from './demo/booking/reserved-offer.ts'
import { tourOf } from './demo/made/tour.ts'
import { departuresOf } from './demo/times/departures.ts'
import { tourOrderRequest } from './tour-order.ts'

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The places of people of these ages, from 2027-03-23 on. */
const tourFor = (ages: readonly number[]) => {
  const today = dayNumber('2026-11-23')
  const tour = tourOf('pruebas-standard')
  const [departure] = tour ? departuresOf(tour, today + 120, today + 134, today) : []
  if (!departure) throw new Error('the tour of tests does not leave')
  return reservedTour('uuid', { departure, ages, rooms: ['twin', 'twin'] }, today * 86_400_000)
}

/** Somebody who is so many years old on the first day. */
const aged = (years: number, firstName: string, dateOfBirth = `${2026 - years}-09-20`) => ({
  passenger: {
    id: firstName,
    type: years < 2 ? ('infant' as const) : years < 12 ? ('child' as const) : ('adult' as const),
    firstName,
    lastName: 'Núñez',
    gender: 'female' as const,
    dateOfBirth,
  },
  passportNumber: null,
})

/** Whom the operator is told of, with which age, where those who fly to the tour are named as their airline counts them. */
const toldOf = (ages: readonly number[], travellers: readonly ReturnType<typeof aged>[]) =>
  tourOrderRequest({
    item: tourFor(ages),
    extras: { lead: 1, travelers: [] },
    travellers,
    customer: { email: 'ana@example.com', phone: '+57 601 2345678' },
  }).travelers.map(({ firstName, age }) => `${firstName} ${age}`)

describe('the order of a tour whose travellers fly to it', () => {
  const [ana, luis] = [aged(28, 'Ana'), aged(52, 'Luis')]

  it('says a youth’s own age, though airlines count from 12 on as grown up', () => {
    const flown = [ana, luis, aged(15, 'Teo'), aged(5, 'Mia')]
    expect(toldOf([30, 30, 5, 15], flown)).toEqual(['Ana 30', 'Luis 30', 'Mia 5', 'Teo 15'])
  })

  it('says an infant’s own, though infants fly last', () => {
    const flown = [ana, luis, aged(8, 'Mia'), aged(1, 'Teo')]
    expect(toldOf([30, 30, 1, 8], flown)).toEqual(['Ana 30', 'Luis 30', 'Teo 1', 'Mia 8'])
  })

  it('says a youth’s own, though named before the grown-ups', () => {
    expect(toldOf([30, 30, 15], [aged(15, 'Teo'), ana, luis])).toEqual(['Ana 30', 'Luis 30', 'Teo 15'])
  })

  it('leaves grown-ups as they are named, who may be of age on the very day', () => {
    const { from } = tourFor([30, 30])
    const ofAge = aged(18, 'Teo', `${Number(from.slice(0, 4)) - 18}${from.slice(4)}`)
    expect(toldOf([30, 30], [ofAge, luis])).toEqual(['Teo 30', 'Luis 30'])
  })
})
