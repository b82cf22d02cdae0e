import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { customerFieldName } from './use-customer-field.ts'
import { customerFaults, customerMessages } from './customer.ts'
import type { Draft } from '../draft/draft.ts'
import { type TravelDays, partyFaults, passengerMessages } from './passenger/passenger-faults.ts'
import { passengerLabel } from './passenger/passenger-label.ts'
import { passengerFieldName } from './passenger/passenger-field-name.ts'

/** Something that keeps the travellers from being sent: which field, whose, and in which words. */
export interface FormFault {
  readonly field: string
  readonly message: MessageDescriptor
  /** how their form is headed, or which of two alike it is; missing where that is plain */
  readonly of?: (i18n: I18n) => string
}

const entriesOf = <Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] => Object.entries(record) as [Key, Value][]

/** In the order of the page. */
export const travellerFaults = ({ passengers, customer }: Draft, days: TravelDays): readonly FormFault[] => [
  ...partyFaults(passengers, days).flatMap((faults, place) => {
    const passenger = passengers[place]
    if (!passenger) return []
    return entriesOf(faults).map(([field, fault]) => ({
      field: passengerFieldName(passenger.id, field as Parameters<typeof passengerFieldName>[1]),
      message: passengerMessages[fault],
      of: (i18n: I18n) => passengerLabel(i18n, passengers, passenger),
    }))
  }),
  ...contactFaults(customer),
]

/** What is wrong with how to reach them. */
export const contactFaults = (customer: Draft['customer']): readonly FormFault[] =>
  entriesOf(customerFaults(customer)).map(([field, fault]) => ({
    field: customerFieldName(field as Parameters<typeof customerFieldName>[0]),
    message: customerMessages[fault],
    ...(field === 'emergencyContact' && { of: (i18n: I18n) => i18n._(msg`Emergency contact`) }),
  }))
