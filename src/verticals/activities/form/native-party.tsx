import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { mostGuests } from '#domain/stay.ts'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { type PartyDraft, partyOf } from './party-draft.ts'

interface PlainPartyProps {
  readonly party: PartyDraft
  readonly field: ComponentProps<'fieldset'>
  readonly onTyped: (form: HTMLFormElement) => void
}

/** Travellers before the page runs: how many grown-ups, and the ages of all others. */
export function NativeParty({ party, field, onTyped }: PlainPartyProps) {
  const { t } = useLingui()
  const { adults, ages } = partyOf(party)
  return (
    <fieldset
      {...field}
      onChange={({ currentTarget: { form } }) => form && onTyped(form)}
      className="grid grid-cols-2 items-end gap-3"
    >
      <legend className="sr-only">
        <Trans>Travelers</Trans>
      </legend>
      <Field label={<Trans>Adults</Trans>}>
        {(control) => (
          <select {...control} name="guests" defaultValue={adults} className="control">
            {Array.from({ length: mostGuests + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={<Trans>Ages of children and seniors</Trans>}>
        {(control) => <TextInput {...control} name="ages" defaultValue={ages.join(', ')} placeholder={t`4, 9, 67`} />}
      </Field>
    </fieldset>
  )
}
