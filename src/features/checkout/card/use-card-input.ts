import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBooking } from '../draft/booking-scope.tsx'
import { type CardField, cardMessage } from './card-form.ts'
import { useTouchedFields } from '../draft/touched-fields.tsx'
import { cardFieldName } from '../payment/pay-faults.ts'

/** A field of the card as an `input` needs it: formatted while it is typed, its caret left where the typing is. */
export const useCardInput = (field: CardField) => {
  const { i18n } = useLingui()
  const { card } = useBooking()
  const { afterPress } = useTouchedFields()
  const { fields, left } = useSnapshot(card.state, { sync: true })
  const ref = useRef<HTMLInputElement>(null)
  // a value of its own for each edit: one that leaves the text as it was moves the caret too
  const [caret, setCaret] = useState<{ readonly at: number }>()
  useLayoutEffect(() => {
    if (caret && ref.current === document.activeElement) ref.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const message = cardMessage(field, card.errors({ ...fields }), left)
  return {
    error: message && i18n._(message),
    input: {
      'data-field': cardFieldName(field),
      ref,
      value: fields[field],
      onChange: ({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>): void => {
        setCaret({ at: card.type(field, { text: value, caret: selectionStart ?? value.length }) })
      },
      onBlur: () => afterPress(() => card.leave(field)),
    },
  }
}
