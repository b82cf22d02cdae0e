import { type LocalMinutes, type Slice, minutesPerDay } from './flight-offer.ts'

/** Eleven in the evening to five in the morning, of which three hours are what nobody calls a day. */
const nightStart = 23 * 60
const nightMinutes = 6 * 60
const mostByDay = 3 * 60

/** Minutes of the nights that a span of local time takes up. */
const minutesOfNight = (start: LocalMinutes, end: LocalMinutes): number => {
  let minutes = 0
  let night = Math.floor((start - nightStart) / minutesPerDay) * minutesPerDay + nightStart
  for (; night < end; night += minutesPerDay)
    minutes += Math.max(0, Math.min(end, night + nightMinutes) - Math.max(start, night))
  return minutes
}

/**
 * By the clock of where an aeroplane takes off, or of where it lands: a night that is flown into the east is short by the one and
 * whole by the other.
 */
export const fliesByNight = ({ segments }: Pick<Slice, 'segments'>): boolean =>
  segments.some(
    ({ departure, arrival, minutes }) =>
      minutesOfNight(departure, departure + minutes) >= mostByDay ||
      minutesOfNight(arrival - minutes, arrival) >= mostByDay,
  )
