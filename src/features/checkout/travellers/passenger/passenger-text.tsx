import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { draftLengths } from '../../draft/draft-lengths.ts'
import { usePassengerField } from '../use-passenger-field.ts'

interface PassengerTextProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'required' | 'spellCheck'
> {
  readonly field: keyof typeof draftLengths.passenger
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
          maxLength={draftLengths.passenger[field]}
          value={value}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
