import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, useEffect } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { draftLengths } from '../draft/draft-lengths.ts'
import { useCardInput } from './use-card-input.ts'

/** The name on the card is the card holder's on the bill: it is asked once, and kept when the rest of the card is not. */
export function CardNameField() {
  const { draft, card } = useBooking()
  const { cardHolderName } = useDraft().billing
  const { error, input } = useCardInput('name')
  useEffect(() => {
    if (card.state.fields.name !== cardHolderName) card.type('name', { text: cardHolderName, caret: 0 })
  }, [card, cardHolderName])
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    input.onChange(event)
    draft.edit({ billing: { cardHolderName: event.currentTarget.value } })
  }
  return (
    <Field label={<Trans>Name on card</Trans>} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          onChange={onChange}
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={draftLengths.billing.cardHolderName}
          required
        />
      )}
    </Field>
  )
}
