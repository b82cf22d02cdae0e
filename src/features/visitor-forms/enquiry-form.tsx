import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TextArea } from '#/ui/fields/text-area.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FormField } from './form-field.tsx'
import { type EnquiryTopic, enquiryTopics } from './form-fields.ts'
import { EmailField, NameField, PhoneField } from './person-fields.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

const topicWords = {
  hotels: msg`A hotel`,
  packages: msg`A package`,
  activities: msg`Activities`,
  tours: msg`A tour`,
  cruises: msg`A cruise`,
} as const

/** Asks for what cannot be booked on the site yet. */
export function EnquiryForm({ about, ...props }: VisitorFormProps & { readonly about: EnquiryTopic }) {
  const { i18n } = useLingui()
  const topics = enquiryTopics.map((value) => ({ value, label: i18n._(topicWords[value]) }))
  return (
    <VisitorForm
      {...props}
      kind="enquiry"
      known={{ about }}
      button={<Trans>Send the enquiry</Trans>}
      thanks={
        <Notice tone="good" title={<Trans>Thank you, your enquiry is here</Trans>}>
          <Trans>A person looks into it and writes or calls. Nothing is booked or charged by this.</Trans>
        </Notice>
      }
    >
      <FormField field="about" label={<Trans>What it is about</Trans>}>
        {({ maxLength: _longest, ...control }) => <NativeSelect {...control} options={topics} />}
      </FormField>
      <NameField />
      <EmailField />
      <PhoneField />
      <FormField field="where" label={<Trans>Where to (optional)</Trans>}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField
        field="when"
        label={<Trans>When (optional)</Trans>}
        hint={<Trans>In your own words, as in “a week in May”.</Trans>}
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field="message" label={<Trans>What else we should know (optional)</Trans>}>
        {(control) => <TextArea {...control} />}
      </FormField>
    </VisitorForm>
  )
}
