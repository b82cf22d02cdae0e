import { expect, it } from 'vitest'
import { dayAt, minutesPerDay } from '../../../demo/calendar.ts'
import { tourOf } from '../made/tour.ts'
import { type Departure, departuresOf, lastSoldDay } from '../times/departures.ts'
import { reservedTour } from './reserved-offer.ts'

const msPerDay = minutesPerDay * 60_000
const today = Date.UTC(2026, 10, 23) / msPerDay

const departureOf = (code: string): Departure => {
  const tour = tourOf(code)
  const [departure] = tour ? departuresOf(tour, today + 120, today + 140, today) : []
  if (!departure) throw new Error(`${code} does not leave`)
  return departure
}

it.each(['pruebas-guaranteed', 'pruebas-standard'])('%s: is kept no longer than it is sold', (code) => {
  const departure = departureOf(code)
  const { tour, day } = departure
  const ends = (lastSoldDay(departure) + 1) * msPerDay
  const { holds, expiresAt } = reservedTour('id', { departure, ages: [30, 31], rooms: ['twin'] }, ends - 600_000)
  const isSold = (moment: number): boolean => departuresOf(tour, day, day, dayAt(moment)).length === 1
  expect([isSold(ends - 1), isSold(ends)]).toEqual([true, false])
  for (const until of [expiresAt, ...Object.values(holds).map((hold) => 'until' in hold && hold.until)])
    expect(until).toBe(new Date(ends).toISOString())
})

it('tells of cancelling what may still come, and of nothing that is over', () => {
  const departure = departureOf('pruebas-guaranteed')
  const stepsAt = (daysBefore: number) => {
    const now = (departure.day - daysBefore) * msPerDay
    const { cancel, price } = reservedTour('id', { departure, ages: [30], rooms: ['single'] }, now)
    expect(cancel.steps.every(({ until }) => until === null || Date.parse(until) > now)).toBe(true)
    expect(cancel.freeUntil).toBe(cancel.steps.find(({ keeps }) => keeps.amount === 0)?.until ?? null)
    return cancel.steps.map(({ keeps }) => Math.round((100 * keeps.amount) / price.total.amount))
  }
  expect([90, 45, 10].map(stepsAt)).toEqual([[0, 50, 100], [50, 100], [100]])
})

it('on any other day, places are kept for half an hour and the price for twenty minutes', () => {
  const now = today * msPerDay + 5000
  const { holds } = reservedTour(
    'id',
    { departure: departureOf('pruebas-standard'), ages: [30], rooms: ['single'] },
    now,
  )
  const minutes = [holds.availability, holds.price].map(
    (hold) => 'until' in hold && (Date.parse(hold.until) - now) / 60_000,
  )
  expect(minutes).toEqual([30, 20])
})
