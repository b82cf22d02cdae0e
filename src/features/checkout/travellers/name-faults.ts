import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isBlank } from '#domain/text/is-blank.ts'
import { passengerFieldName } from './passenger/passenger-field-name.ts'
import type { Passenger } from './passenger.ts'
import type { FormFault } from './traveller-faults.ts'

const messages = {
  firstName: msg`First name is required.`,
  lastName: msg`Last name is required.`,
} as const
export type NameField = keyof typeof messages

/** What is missing of somebody of whom nothing but the name is asked. */
export const missingName = (person: Pick<Passenger, NameField>): readonly NameField[] =>
  (['firstName', 'lastName'] as const).filter((field) => isBlank(person[field]))

export const missingNameMessage = (field: NameField): MessageDescriptor => messages[field]

/** What keeps names from being sent, each under what their form is headed with. */
export const nameFaults = (
  people: readonly Passenger[],
  labelOf: (i18n: I18n, id: string) => string,
): readonly FormFault[] =>
  people.flatMap((person) =>
    missingName(person).map((field) => ({
      field: passengerFieldName(person.id, field),
      message: missingNameMessage(field),
      of: (i18n: I18n) => labelOf(i18n, person.id),
    })),
  )
