import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { useTouchedFields } from '../draft/touched-fields.tsx'
import { useCustomerField } from './use-customer-field.ts'
import { suggestedMail } from './mail-suggestion.ts'

/** Where the tickets go. An address that looks right and would reach nobody is asked about once it was left, and may stay. */
export function MailField() {
  const { error, input, edit } = useCustomerField('email')
  const { isTouched } = useTouchedFields()
  const field = useRef<HTMLInputElement>(null)
  const meant = isTouched(input.name) ? suggestedMail(input.value) : undefined
  const take = (): void => {
    if (meant) edit(meant)
    // the question goes with its answer, and must not take the focus along
    field.current?.focus()
  }
  return (
    <Field
      label={<Trans>Email</Trans>}
      hint={<Trans>The confirmation and every later change go here.</Trans>}
      error={error}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            {...input}
            ref={field}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            onChange={({ currentTarget: { value } }) => edit(value)}
          />
          {meant && (
            <Button variant="quiet" size="small" className="-ms-3 self-start wrap-anywhere" onClick={take}>
              <Trans>Did you mean {meant}?</Trans>
            </Button>
          )}
          <LiveRegion>{meant && <Trans>Did you mean {meant}?</Trans>}</LiveRegion>
        </>
      )}
    </Field>
  )
}
