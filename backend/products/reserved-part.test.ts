import { expect, it } from 'vitest'
import { type OrderPart } from './products.ts'
import { packageFault } from '../orders/parts/saga.ts'
import { foundTour } from './tours/found-tour.ts'
import { reservedTour } from './tours/demo/booking/reserved-offer.ts'
import { tourOf } from './tours/demo/made/tour.ts'
import { departuresOf } from './tours/demo/times/departures.ts'

const msPerDay = 86_400_000
const today = Date.UTC(2026, 10, 23) / msPerDay
const tour = tourOf('pruebas-guaranteed')
const [departure] = tour ? departuresOf(tour, today + 120, today + 140, today) : []
if (!departure) throw new Error('the tour of tests does not leave')

/** The terms of places that are reserved so many days before the first. */
const termsAt = (daysBefore: number) => {
  const now = (departure.day - daysBefore) * msPerDay
  return foundTour(reservedTour('id', { departure, ages: [30], rooms: ['single'] }, now), now).terms
}

const partOf = (terms: OrderPart['quote']['terms']) => ({ quote: { terms } }) as OrderPart

const fault = (days: number) =>
  packageFault([partOf({ hold: 'never', cancel: [] }), partOf(termsAt(days))], { insured: false, consent: null })

it('cannot be undone once its last deadline is over', () => {
  expect([90, 45, 18].map((days) => termsAt(days).cancel.length)).toEqual([3, 2, 0])
  expect([fault(45), fault(18)]).toEqual([undefined, 'two_final_parts'])
})
