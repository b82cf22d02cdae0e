import { digitsOf } from './card-format.ts'

export interface FieldEdit {
  /** the field before, as it was formatted */
  readonly before: string
  /** the field as the browser has it now, and where its caret stands */
  readonly text: string
  readonly caret: number
}

interface Field {
  readonly text: string
  readonly caret: number
}

/** Something was taken out at the caret. The same number pasted over itself in other groups is shorter too, and no such thing. */
const isRemoval = ({ before, text, caret }: FieldEdit): boolean =>
  text.length < before.length && before.slice(0, caret) + before.slice(caret + before.length - text.length) === text

const removedSeparatorsAlone = (edit: FieldEdit): boolean =>
  isRemoval(edit) && digitsOf(edit.text) === digitsOf(edit.before)

/** A backspace over a separator takes the digit before it: else the separator would come straight back. */
const withoutDigitBefore = ({ text, caret }: FieldEdit): Field => {
  const head = text.slice(0, caret).replace(/\d\D*$/, '')
  return { text: head + text.slice(caret), caret: head.length }
}

const behindDigits = (formatted: string, count: number): number => {
  if (count <= 0) return 0
  const positions = [...formatted.matchAll(/\d/g)].map((match) => match.index + 1)
  return positions[count - 1] ?? formatted.length
}

/** Formats a field that was just edited and says where the caret goes: typing in the middle stays in the middle. */
export const formatEdit = (format: (text: string) => string, edit: FieldEdit): Field => {
  const { text, caret } = removedSeparatorsAlone(edit) ? withoutDigitBefore(edit) : edit
  const formatted = format(text)
  if (caret >= text.length) return { text: formatted, caret: formatted.length }
  const digitsBefore = digitsOf(text.slice(0, caret)).length
  const added = Math.max(0, digitsOf(formatted).length - digitsOf(text).length)
  return { text: formatted, caret: behindDigits(formatted, digitsBefore === 0 ? 0 : digitsBefore + added) }
}
