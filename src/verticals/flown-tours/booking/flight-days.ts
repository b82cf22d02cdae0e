import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'

interface TourDays {
  readonly from: string
  readonly to: string
}

/** There on the day before the first, back on the day after the last. */
export const flightDays = ({ from, to }: TourDays) => ({ departure: addDays(from, -1), return: addDays(to, 1) })

/** Whether airlines sell those days at an instant, wherever somebody leaves from: in some places it is still the day before. */
export const areFlightsSold = (tour: TourDays, instant: string): boolean =>
  flightDays(tour).return <= lastBookableDay(addDays(instant.slice(0, 10), -1))
