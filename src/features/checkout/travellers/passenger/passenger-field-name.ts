import type { Passenger } from '../passenger.ts'

export type PassengerField = Exclude<keyof Passenger, 'id' | 'type'>

/** The name of a field in its form, the same after a reload. */
export const passengerFieldName = (id: string, field: PassengerField): string => `passenger-${id}-${field}`
