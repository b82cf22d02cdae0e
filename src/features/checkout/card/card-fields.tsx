import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import { CardNameField } from './card-name-field.tsx'
import { CardNumberField } from './card-number-field.tsx'
import { useCardInput } from './use-card-input.ts'

/** Labels of two lines and of one leave their boxes on one line. */
const inRow = 'row-span-3 grid! grid-rows-subgrid'

/** The card, which is typed into memory and nowhere else. None of its fields has a name: no form could send them. */
export function CardFields() {
  const { card } = useBooking()
  useEffect(() => card.clear, [card])
  return (
    <div className="flex flex-col gap-4">
      <CardNumberField />
      <div className="grid grid-cols-2 gap-x-4 gap-y-1">
        <CardExpiryField />
        <CardCvcField />
      </div>
      <CardNameField />
    </div>
  )
}

function CardExpiryField() {
  const { t } = useLingui()
  const { error, input } = useCardInput('expiry')
  return (
    <Field label={<Trans>Expiration date</Trans>} error={error} className={inRow}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t`MM / YY`}
          required
          className="figures"
        />
      )}
    </Field>
  )
}

function CardCvcField() {
  const { error, input } = useCardInput('cvv')
  return (
    <Field label={<Trans>Security code (CVC)</Trans>} error={error} className={inRow}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          inputMode="numeric"
          autoComplete="cc-csc"
          spellCheck={false}
          required
          className="figures"
        />
      )}
    </Field>
  )
}
