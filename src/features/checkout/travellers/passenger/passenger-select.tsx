import type { ReactNode } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { type PassengerField, usePassengerField } from '../use-passenger-field.ts'

interface PassengerSelectProps {
  readonly field: PassengerField
  /** stands for no choice */
  readonly none: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: ReactNode
  readonly children: ReactNode
}

export function PassengerSelect({ field, none, options, hint, children }: PassengerSelectProps) {
  const { name, value, error, edit, leave } = usePassengerField(field)
  return (
    <Field label={children} hint={hint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          value={value}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onBlur={leave}
          options={[{ value: '', label: none }, ...options]}
        />
      )}
    </Field>
  )
}
