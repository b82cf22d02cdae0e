import { proxy } from 'valtio'
import { type FieldEdit, formatEdit } from './card-field-edit.ts'
import {
  type CardField,
  type CardFields,
  cardErrors,
  cardFields,
  cardIsValid,
  cardMessage,
  emptyCard,
  noneLeft,
} from './card-form.ts'
import { draftLengths } from '../draft/draft-lengths.ts'
import { formatCardNumber, formatCvc, formatExpiry } from './card-format.ts'

export interface CardState {
  fields: Record<CardField, string>
  left: Record<CardField, boolean>
}

const formats: Readonly<Record<CardField, (text: string) => string>> = {
  name: (text) => text.slice(0, draftLengths.billing.cardHolderName),
  number: formatCardNumber,
  expiry: formatExpiry,
  cvv: formatCvc,
}

/** The card as it is typed. It is in this store and nowhere else, and `clear` leaves nothing of it. */
export const createCardStore = (now: () => Date) => {
  const state = proxy<CardState>({ fields: { ...emptyCard }, left: { ...noneLeft } })
  const errors = (fields: CardFields = state.fields) => cardErrors(fields, now())
  return {
    state,
    errors,
    isValid: (): boolean => cardIsValid(errors()),
    /** Takes in what the browser made of a field, formats it, and answers where its caret goes. */
    type: (field: CardField, edit: Omit<FieldEdit, 'before'>): number => {
      if (field === 'name') {
        state.fields.name = formats.name(edit.text)
        return edit.caret
      }
      const { text, caret } = formatEdit(formats[field], { before: state.fields[field], ...edit })
      state.fields[field] = text
      return caret
    },
    leave: (field: CardField): void => {
      state.left[field] = true
    },
    /** Pay was pressed: every field has its say. */
    leaveAll: (): void => {
      for (const field of cardFields) state.left[field] = true
    },
    message: (field: CardField) => cardMessage(field, errors(), state.left),
    /** What is encrypted for the backend; ask only once `isValid`. */
    read: (): CardFields => ({ ...state.fields }),
    /** On leaving the page, and once the card was sent. */
    clear: (): void => {
      state.fields = { ...emptyCard }
      state.left = { ...noneLeft }
    },
  }
}
