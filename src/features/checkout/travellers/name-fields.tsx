import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import { draftLengths } from '../draft/draft-lengths.ts'
import { useTouchedFields } from '../draft/touched-fields.tsx'
import { OfferSaved } from './saved/offer-saved.tsx'
import { type NameField, missingName, missingNameMessage } from './name-faults.ts'
import { passengerFieldName } from './passenger/passenger-field-name.ts'
import type { Passenger } from './passenger.ts'

interface NameFieldsProps {
  readonly passenger: Passenger
  /** whose browser may fill it in */
  readonly first: boolean
}

/** First and last name, of whom nothing else is asked. */
export function NameFields({ passenger, first }: NameFieldsProps) {
  return (
    <>
      <OfferSaved passenger={passenger} asked="names" />
      <div className="grid gap-4 sm:grid-cols-2">
        <OneName passenger={passenger} field="firstName" autoComplete={first ? 'given-name' : 'off'}>
          <Trans>First name</Trans>
        </OneName>
        <OneName passenger={passenger} field="lastName" autoComplete={first ? 'family-name' : 'off'}>
          <Trans>Last name</Trans>
        </OneName>
      </div>
    </>
  )
}

interface OneNameProps {
  readonly passenger: Passenger
  readonly field: NameField
  readonly autoComplete: string
  readonly children: ReactNode
}

function OneName({ passenger, field, autoComplete, children }: OneNameProps) {
  const { i18n } = useLingui()
  const { draft } = useBooking()
  const { isTouched, leave } = useTouchedFields()
  const name = passengerFieldName(passenger.id, field)
  const isMissing = isTouched(name) && missingName(passenger).includes(field)
  return (
    <Field label={children} error={isMissing && i18n._(missingNameMessage(field))}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          required
          spellCheck={false}
          autoComplete={autoComplete}
          maxLength={draftLengths.passenger[field]}
          value={passenger[field]}
          onChange={({ currentTarget }) =>
            draft.edit({ passengers: { [passenger.id]: { [field]: currentTarget.value } } })
          }
          onBlur={() => leave(name)}
        />
      )}
    </Field>
  )
}
