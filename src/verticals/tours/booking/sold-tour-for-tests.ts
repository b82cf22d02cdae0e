import { reservedTour } from '../../../../backend/products/tours/demo/booking/reserved-offer.ts'
import { tourOf } from '../../../../backend/products/tours/demo/made/tour.ts'
import { departuresOf } from '../../../../backend/products/tours/demo/times/departures.ts'
import type { SoldTour } from './sold-tour.ts'

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** A tour of three days for a couple and a child of eight, as its supplier reserves it on a day, so many days before it begins at least. */
export const soldTour = (today = '2026-11-23', ahead = 120): SoldTour => {
  const tour = tourOf('pruebas-standard')
  const day = dayNumber(today)
  const [departure] = tour ? departuresOf(tour, day + ahead, day + ahead + 14, day) : []
  if (!departure) throw new Error('the tour of tests does not leave')
  return reservedTour(
    '11111111-1111-4111-8111-111111111111',
    { departure, ages: [8, 30, 30], rooms: ['twin', 'single'] },
    day * 86_400_000,
  )
}
