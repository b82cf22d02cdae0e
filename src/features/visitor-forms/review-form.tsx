import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#/ui/notice.tsx'
import { TextArea } from '#/ui/fields/text-area.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { FormField } from './form-field.tsx'
import type { Typed } from './form-fields.ts'
import { EmailField, NameField } from './person-fields.tsx'
import { RatingField } from './rating-field.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

interface BookingReviewProps extends VisitorFormProps {
  /** the id of the booking that it is about */
  readonly booking: string
  /** who writes, as far as the booking tells */
  readonly known: Typed
}

/** What somebody who has booked thinks of it. A second one takes the place of the first. */
export function BookingReview(props: BookingReviewProps) {
  return (
    <div data-needs-network id="review" className="max-w-160 scroll-mt-4 print:hidden">
      <TitledCard title={<Trans>How was booking with us?</Trans>}>
        <ReviewForm {...props} />
      </TitledCard>
    </div>
  )
}

/** Without a booking a review is kept as unverified (rule form-2), which is said before and after. */
export function ReviewForm(props: VisitorFormProps & Partial<BookingReviewProps>) {
  return (
    <VisitorForm
      {...props}
      kind="review"
      button={<Trans>Send the review</Trans>}
      thanks={
        <Notice tone="good" title={<Trans>Thank you for your review</Trans>}>
          <Trans>It is kept as unverified: it came without a booking of yours.</Trans>
        </Notice>
      }
      verifiedThanks={
        <Notice tone="good" title={<Trans>Thank you for your review</Trans>}>
          <Trans>It is kept as one of a verified booking. To change it, load this page again and write it anew.</Trans>
        </Notice>
      }
    >
      {props.booking === undefined && <Unverified />}
      <RatingField />
      <NameField />
      <EmailField />
      <FormField field="text" label={<Trans>Your review</Trans>} required>
        {(control) => <TextArea {...control} />}
      </FormField>
    </VisitorForm>
  )
}

function Unverified() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        From here your review is kept as unverified. To have it verified, write it below{' '}
        <Link to="/user/my-journey" className="underline underline-offset-3">
          your booking
        </Link>
        .
      </Trans>
    </p>
  )
}
