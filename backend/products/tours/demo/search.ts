import type { FoundTour, TourCountries, TourSearchAnswer } from '#contract/products/tours/tour-search.ts'
import type { RequestedDays } from '../../requested-days.ts'
import { type Taken, nothingTaken } from '../../demo/reservations/reservation-rows.ts'
import { factsOf, stopsOf } from './made/shown-tour.ts'
import { type Tour, allTours, isTest } from './made/tour.ts'
import { daysOf, idOf, sharedPrices } from './shown-departure.ts'
import { departuresOf, fits } from './times/departures.ts'
import { refusalOf } from './times/sharings.ts'

const foundTour = (
  tour: Tour,
  { from, to, ages }: RequestedDays,
  today: number,
  taken: Taken,
): readonly FoundTour[] => {
  if (refusalOf(tour, ages) !== null) return []
  const departures = departuresOf(tour, from, to, today, taken).filter((departure) => fits(departure, ages.length))
  const priced = departures.flatMap((departure) => {
    const shared = sharedPrices(departure, ages, today)
    return shared[0] ? [{ departure, lowest: shared[0], shared }] : []
  })
  const [first, ...others] = priced
  if (!first) return []
  const { departure, lowest } = others.reduce(
    (best, one) => (one.lowest.total.amount < best.lowest.total.amount ? one : best),
    first,
  )
  return [
    {
      ...factsOf(tour),
      places: stopsOf(tour),
      lowestPrice: {
        departureId: idOf(departure),
        ...daysOf(departure),
        status: departure.status,
        left: departure.left,
        ...lowest,
        perPerson: { ...lowest.total, amount: Math.round(lowest.total.amount / ages.length) },
      },
      departures: priced.map((one) => {
        const { status, left, callOffDay } = one.departure
        const { total } = one.shared.find(({ rooms }) => rooms.join() === lowest.rooms.join()) ?? one.lowest
        return {
          from: daysOf(one.departure).from,
          status,
          total: total.amount,
          ...(status === 'few' && left !== null && { left, guaranteed: callOffDay === null }),
        }
      }),
    },
  ]
}

/** Tours that a party can have; those of the place of tests only where it is asked for. */
export const searchTours = (
  countryCode: string | null,
  asked: RequestedDays,
  today: number,
  taken: Taken = nothingTaken,
): TourSearchAnswer => ({
  tours: allTours()
    .filter((tour) => (countryCode === null ? !isTest(tour) : tour.countryCode === countryCode))
    .flatMap((tour) => foundTour(tour, asked, today, taken)),
})

/** Countries with tours, and the tours of each; the place of tests is none. */
export const tourCountries = (): TourCountries => {
  const tours = allTours().filter((tour) => !isTest(tour))
  const codes = [...new Set(tours.map(({ countryCode }) => countryCode))]
  return codes.flatMap((code) => {
    const own = tours.filter(({ countryCode }) => countryCode === code)
    const [first] = own
    if (!first) return []
    return [
      {
        ...first.country,
        tours: own.map((tour) => ({ tourCode: tour.code, name: tour.name, days: tour.days.length })),
      },
    ]
  })
}
