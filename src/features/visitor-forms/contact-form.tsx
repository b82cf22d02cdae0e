import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TextArea } from '#/ui/fields/text-area.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { bestTimes } from './form-fields.ts'
import { FormField } from './form-field.tsx'
import { EmailField, NameField, PhoneField } from './person-fields.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

const timeWords = {
  any: msg`At any time`,
  morning: msg`In the morning, your time`,
  afternoon: msg`In the afternoon, your time`,
  evening: msg`In the evening, your time`,
} as const

/** A message to the agency. */
export function ContactForm(props: VisitorFormProps) {
  const { i18n } = useLingui()
  const times = bestTimes.map((value) => ({ value, label: i18n._(timeWords[value]) }))
  return (
    <VisitorForm
      {...props}
      kind="contact"
      known={{ bestTime: 'any' }}
      button={<Trans>Send the message</Trans>}
      thanks={
        <Notice tone="good" title={<Trans>Thanks, we’ve got your message</Trans>}>
          <Trans>We’ll read it and write back, or call at the time you chose.</Trans>
        </Notice>
      }
    >
      <NameField />
      <EmailField />
      <PhoneField />
      <FormField
        field="postalCode"
        label={<Trans>Postal code</Trans>}
        hint={<Trans>5 or 6 digits. If yours has letters or you have none, write 00000.</Trans>}
        required
      >
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="postal-code" className="max-w-40" />}
      </FormField>
      <FormField field="bestTime" label={<Trans>Best time to reach you</Trans>}>
        {({ maxLength: _longest, ...control }) => <NativeSelect {...control} options={times} />}
      </FormField>
      <FormField field="message" label={<Trans>Message</Trans>} required>
        {(control) => <TextArea {...control} />}
      </FormField>
    </VisitorForm>
  )
}
