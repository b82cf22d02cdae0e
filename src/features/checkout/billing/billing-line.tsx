import type { ReactNode } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { draftLengths } from '../draft/draft-lengths.ts'
import type { BillingText } from './billing.ts'
import { useBillingField } from './use-billing-field.ts'

interface BillingLineProps {
  readonly name: BillingText
  readonly autoComplete: string
  readonly required?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** One line of the billing address under its label. */
export function BillingLine({ name, autoComplete, required = false, className, children }: BillingLineProps) {
  const { error, input } = useBillingField(name)
  return (
    <Field label={children} error={error} {...(className === undefined ? {} : { className })}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          autoComplete={autoComplete}
          required={required}
          maxLength={draftLengths.billing[name]}
        />
      )}
    </Field>
  )
}
