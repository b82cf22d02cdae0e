import { addDays } from '#domain/time/dates.ts'

/** `closing`: it may not have left yet by the clocks of its port, while lists show it no more. */
export type DepartureState = 'ahead' | 'closing' | 'left'

/** How a sailing stands on a day in UTC. No port's clocks are a whole day behind that. */
export const departureState = (sailDate: string, today: string): DepartureState => {
  if (sailDate > today) return 'ahead'
  return sailDate < addDays(today, -1) ? 'left' : 'closing'
}
