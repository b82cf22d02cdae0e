import { Trans } from '@lingui/react/macro'
import { useBooking, useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { TextArea } from '#/ui/fields/text-area.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { StayDraft } from './sold-stay.ts'
import { useStayWords } from './stay-words.ts'

/** What the guests would like. */
export function StayRequests() {
  const { draft } = useBooking()
  const { item, extras } = useDraft() as StayDraft
  const { arrivalTime, message } = extras
  const { checkInUntil } = item.stay
  const { hour } = useStayWords()
  const until = checkInUntil && hour(checkInUntil)
  return (
    <TitledCard title={<Trans>Requests to the hotel (optional)</Trans>}>
      <p className="-mt-2 text-sm text-muted">
        <Trans>The hotel is told, and does what it can. Nothing here is promised.</Trans>
      </p>
      <Field
        label={<Trans>When you arrive, hotel time</Trans>}
        hint={until && <Trans>Guests are let in until {until}</Trans>}
        className="max-w-50"
      >
        {(control) => (
          <TextInput
            {...control}
            type="time"
            name="arrivalTime"
            value={arrivalTime}
            onChange={({ currentTarget: { value } }) => draft.edit({ extras: { arrivalTime: value } })}
          />
        )}
      </Field>
      <Field label={<Trans>Message</Trans>}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            name="message"
            maxLength={500}
            value={message}
            onChange={({ currentTarget: { value } }) => draft.edit({ extras: { message: value } })}
          />
        )}
      </Field>
    </TitledCard>
  )
}
