import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#/ui/field.tsx'
import { TextInput } from '#/ui/text-input.tsx'
import { type PassengerField, usePassengerField } from './use-passenger-field.ts'

interface PassengerTextProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'required' | 'maxLength' | 'spellCheck'
> {
  readonly field: PassengerField
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** One line of a traveller's form under its label. */
export function PassengerText({ field, hint, children, ...rest }: PassengerTextProps) {
  const { name, value, error, edit, leave } = usePassengerField(field)
  return (
    <Field label={children} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          name={name}
          value={value}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
