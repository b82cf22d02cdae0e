import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Passenger, PassengerType } from '../passenger.ts'

const labels = {
  adult: (count: number) => msg`Adult ${count}`,
  child: (count: number) => msg`Child ${count}`,
  infant: (count: number) => msg`Infant ${count}`,
} satisfies Record<PassengerType, unknown>

/** `Adult 2`: each kind is counted on its own. */
export const passengerLabel = (i18n: I18n, passengers: readonly Passenger[], { id, type }: Passenger): string => {
  const place = passengers.filter((other) => other.type === type).findIndex((other) => other.id === id)
  return i18n._(labels[type](place + 1))
}

/** The traveller's name where it is known, to tell whose bag it is. */
export const passengerName = (i18n: I18n, passengers: readonly Passenger[], passenger: Passenger): string =>
  [passenger.firstName, passenger.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ') || passengerLabel(i18n, passengers, passenger)
