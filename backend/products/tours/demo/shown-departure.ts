import type { TourDeparture } from '#contract/products/tours/tour-departures.ts'
import { dateOf } from '../../demo/calendar.ts'
import { dollars } from '../../demo/dollars.ts'
import { type Departure, fits } from './times/departures.ts'
import { perPersonOf, priceOf } from './times/price.ts'
import { type Rooms, sharingsOf } from './times/sharings.ts'

export const idOf = ({ tour, day }: Departure): string => `${tour.code}.${dateOf(day)}`

/** The first and the last day of a departure, and until when it may be called off. */
export const daysOf = ({ tour, day, callOffDay }: Departure) => ({
  from: dateOf(day),
  to: dateOf(day + tour.days.length - 1),
  callOff: callOffDay === null ? null : { until: dateOf(callOffDay), fewerThan: tour.fewest },
})

/** Every way for the party to share rooms, the lowest total first. */
export const sharedPrices = (departure: Departure, ages: readonly number[], today: number) =>
  sharingsOf(ages)
    .map((rooms: Rooms) => priceOf(departure, rooms, today))
    .toSorted((a, b) => a.total - b.total)
    .map(({ rooms, total, deposit, balance, balanceDay }) => ({
      rooms,
      total: dollars(total),
      deposit: dollars(deposit),
      balance: dollars(balance),
      balanceDue: balanceDay === null ? null : dateOf(balanceDay),
    }))

export const shownDeparture = (departure: Departure, ages: readonly number[], today: number): TourDeparture => {
  const { triple, twin, single } = perPersonOf(departure)
  return {
    departureId: idOf(departure),
    ...daysOf(departure),
    status: departure.status,
    left: departure.left,
    available: fits(departure, ages.length),
    perPerson: { triple: dollars(triple), twin: dollars(twin), single: dollars(single) },
    singleSupplement: dollars(single - twin),
    sharings: sharedPrices(departure, ages, today),
  }
}
