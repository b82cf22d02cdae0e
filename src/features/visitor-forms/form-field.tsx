import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field, type FieldControl } from '#/ui/fields/field.tsx'
import { type FormField as FieldName, longest } from './form-fields.ts'
import { faultMessages } from './form-messages.ts'
import { useFormScope } from './form-scope.ts'
import { Marked } from './marked.tsx'

/** What a control of a form needs besides its looks. */
type NamedControl = FieldControl & {
  readonly name: string
  readonly defaultValue: string
  readonly maxLength: number
  readonly required: boolean
}

interface FormFieldProps {
  readonly field: FieldName
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly children: (control: NamedControl) => ReactNode
}

/** One thing that a form asks: its label, what is wrong with it in words, and where a list of faults can lead to. */
export function FormField({ field, label, hint, required = false, children }: FormFieldProps) {
  const { i18n } = useLingui()
  const { kind, typed, shown } = useFormScope()
  const fault = shown[field]
  return (
    <Field
      id={`${kind}-${field}`}
      label={required ? <Marked>{label}</Marked> : label}
      hint={hint}
      error={fault && i18n._(faultMessages[fault])}
    >
      {(control) =>
        children({ ...control, name: field, defaultValue: typed[field] ?? '', maxLength: longest[field], required })
      }
    </Field>
  )
}
