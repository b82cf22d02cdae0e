import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { type CustomerText, useCustomerField } from './use-customer-field.ts'
import { joinPhone, splitPhone } from './phone-prefix.ts'

interface PhoneFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'required'> {
  readonly field: CustomerText
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A telephone number, before which the code of the visitor's country stands where it brings none. */
export function PhoneField({ field, hint, children, ...rest }: PhoneFieldProps) {
  const { error, input, edit } = useCustomerField(field)
  const { callingCode } = useRouter().options.context.page.visitor
  const { typed, prefix } = splitPhone(input.value, callingCode)
  return (
    <Field
      label={children}
      hint={
        <>
          {hint} <PrefixHint callingCode={callingCode} />
        </>
      }
      error={error}
    >
      {(control) => (
        <div className="relative">
          {prefix !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute start-3 top-3 figures text-base text-muted"
            >
              {prefix}
            </span>
          )}
          <TextInput
            {...control}
            {...rest}
            {...input}
            type="tel"
            inputMode="tel"
            value={typed}
            onChange={({ currentTarget: { value } }) => edit(joinPhone(value, callingCode, input.maxLength))}
            className={classNames('figures', prefix !== undefined && 'ps-15')}
          />
        </div>
      )}
    </Field>
  )
}

function PrefixHint({ callingCode }: { callingCode: string | undefined }) {
  if (callingCode === undefined) return <Trans>With the country code, as in +57 300 123 4567.</Trans>
  const prefix = `+${callingCode}`
  return <Trans>Numbers from outside {prefix} begin with their own code, as in +44.</Trans>
}
