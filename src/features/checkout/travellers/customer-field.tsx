import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { type Customer, customerFaults, customerMessages } from './customer.ts'
import { draftLengths } from '../draft/draft-lengths.ts'
import { useTouchedFields } from '../draft/touched-fields.tsx'

export type CustomerText = Exclude<keyof Customer, 'newsletterSubscribe' | 'frequentFlyerNumber'>

export const customerFieldName = (field: CustomerText): string => `customer-${field}`

interface CustomerFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'required'> {
  readonly field: CustomerText
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** One way to reach the travellers; its message comes once it was left. */
export function CustomerField({ field, hint, children, ...rest }: CustomerFieldProps) {
  const { error, input, edit } = useCustomerField(field)
  return (
    <Field label={children} hint={hint} error={error}>
      {(control) => (
        <TextInput {...control} {...rest} {...input} onChange={({ currentTarget: { value } }) => edit(value)} />
      )}
    </Field>
  )
}

/** One of the contact's fields as an `input` needs it. */
export const useCustomerField = (field: CustomerText) => {
  const { i18n } = useLingui()
  const { draft } = useBooking()
  const { customer } = useDraft()
  const { isTouched, leave } = useTouchedFields()
  const name = customerFieldName(field)
  const fault = isTouched(name) ? customerFaults(customer)[field] : undefined
  return {
    error: fault && i18n._(customerMessages[fault]),
    input: {
      name,
      maxLength: draftLengths.customer[field],
      value: customer[field],
      onBlur: () => leave(name),
    },
    edit: (value: string): void => draft.edit({ customer: { [field]: value } }),
  }
}
