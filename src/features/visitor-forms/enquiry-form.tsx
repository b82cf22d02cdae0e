import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TextArea } from '#/ui/fields/text-area.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { FormField } from './form-field.tsx'
import { type EnquiryTopic, enquiryTopics } from './contact-topic.ts'
import { EmailField, NameField, PhoneField } from './person-fields.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

const topicWords = {
  hotels: msg`A hotel`,
  packages: msg`A package`,
  activities: msg`Activities`,
  tours: msg`A tour`,
  cruises: msg`A cruise`,
} as const

/** What a page asks about by itself, so that nobody types it: what it is, and where and when. */
type Subject = Readonly<Record<'sailing' | 'where' | 'when', string>>

interface EnquiryFormProps extends VisitorFormProps {
  readonly about: EnquiryTopic
  readonly subject?: Subject
}

/** Asks for what is not booked on the site. */
export function EnquiryForm({ about, subject, ...props }: EnquiryFormProps) {
  return (
    <VisitorForm
      {...props}
      kind="enquiry"
      known={{ about }}
      button={<Trans>Send the request</Trans>}
      thanks={
        <Notice tone="good" title={<Trans>Thanks, we’ve got your request</Trans>}>
          <Trans>We’ll look into it and get back to you. Nothing is booked or charged yet.</Trans>
        </Notice>
      }
    >
      {subject ? <Known fields={{ about, ...subject }} /> : <TopicField />}
      <NameField />
      <EmailField />
      <PhoneField />
      {!subject && <PlaceAndTime />}
      <FormField field="message" label={<Trans>What else we should know (optional)</Trans>}>
        {(control) => <TextArea {...control} />}
      </FormField>
    </VisitorForm>
  )
}

function TopicField() {
  const { i18n } = useLingui()
  const topics = enquiryTopics.map((value) => ({ value, label: i18n._(topicWords[value]) }))
  return (
    <FormField field="about" label={<Trans>What are you interested in?</Trans>}>
      {({ maxLength: _longest, ...control }) => <NativeSelect {...control} options={topics} />}
    </FormField>
  )
}

function PlaceAndTime() {
  return (
    <>
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
    </>
  )
}

function Known({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
