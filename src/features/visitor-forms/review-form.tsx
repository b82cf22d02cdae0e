import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { TextArea } from '#/ui/text-area.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { FormField } from './form-field.tsx'
import type { Typed } from './form-fields.ts'
import { EmailField, NameField } from './person-fields.tsx'
import { RatingField } from './rating-field.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

interface ReviewFormProps extends VisitorFormProps {
  /** the id of the booking that it is about */
  readonly booking: string
  /** who writes, as far as the booking tells */
  readonly known: Typed
}

/** What somebody who has booked thinks of it. A second one takes the place of the first. */
export function ReviewForm(props: ReviewFormProps) {
  return (
    <div id="review" className="max-w-160 scroll-mt-4 print:hidden">
      <TitledCard title={<Trans>How was booking with us?</Trans>}>
        <VisitorForm
          {...props}
          kind="review"
          button={<Trans>Send the review</Trans>}
          thanks={
            <Notice tone="good" title={<Trans>Thank you for your review</Trans>}>
              <Trans>It is kept as one of a verified booking. Write again to change it.</Trans>
            </Notice>
          }
        >
          <RatingField />
          <NameField />
          <EmailField />
          <FormField field="text" label={<Trans>Your review</Trans>} required>
            {(control) => <TextArea {...control} />}
          </FormField>
        </VisitorForm>
      </TitledCard>
    </div>
  )
}
