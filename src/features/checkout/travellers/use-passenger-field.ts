import { useLingui } from '@lingui/react/macro'
import { createContext, use } from 'react'
import { useBooking } from '../draft/booking-scope.tsx'
import { useLeftFields } from '../draft/left-fields.tsx'
import { partyFaults } from './passenger/passenger-faults.ts'
import { passengerMessages } from './passenger/passenger-messages.ts'
import type { Passenger } from './passenger.ts'
import { useTravelDays } from './travel-days.ts'
import { useDraft } from '../draft/use-draft.ts'

export type PassengerField = Exclude<keyof Passenger, 'id' | 'type'>

/** Whose form the fields below belong to. */
export const PassengerScope = createContext<Passenger | undefined>(undefined)

export const usePassenger = (): Passenger => {
  const passenger = use(PassengerScope)
  if (!passenger) throw new Error('usePassenger belongs inside a PassengerScope')
  return passenger
}

/** The name of a field in its form, the same after a reload. */
export const passengerFieldName = (id: string, field: PassengerField): string => `passenger-${id}-${field}`

/** One field of a traveller's form; its message comes once it was left. */
export const usePassengerField = (field: PassengerField) => {
  const { i18n } = useLingui()
  const { draft } = useBooking()
  const { isLeft, leave } = useLeftFields()
  const passenger = usePassenger()
  const { passengers } = useDraft()
  const days = useTravelDays()
  const place = passengers.findIndex(({ id }) => id === passenger.id)
  const name = passengerFieldName(passenger.id, field)
  const fault = isLeft(name) ? partyFaults(passengers, days)[place]?.[field] : undefined
  return {
    name,
    value: passenger[field],
    error: fault && i18n._(passengerMessages[fault]),
    edit: (value: string): void => draft.edit({ passengers: { [passenger.id]: { [field]: value } } }),
    leave: () => leave(name),
  }
}
