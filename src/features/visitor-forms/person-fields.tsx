import { Trans } from '@lingui/react/macro'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FormField } from './form-field.tsx'

export function NameField() {
  return (
    <FormField field="name" label={<Trans>Name</Trans>} required>
      {(control) => <TextInput {...control} autoComplete="name" />}
    </FormField>
  )
}

export function EmailField() {
  return (
    <FormField field="email" label={<Trans>Email</Trans>} required>
      {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="email" />}
    </FormField>
  )
}

export function PhoneField() {
  return (
    <FormField
      field="phone"
      label={<Trans>Contact number</Trans>}
      hint={<Trans>With the country code, as in +57 300 123 4567.</Trans>}
      required
    >
      {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" />}
    </FormField>
  )
}
