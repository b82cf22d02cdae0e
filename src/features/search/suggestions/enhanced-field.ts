import type { FieldControl } from '#/ui/fields/field.tsx'

/**
 * Where the caret stood in the field that was taken over, in letters from the end of its text: what is typed while the better field is
 * on its way comes before the caret, and moves no end.
 */
export interface Takeover {
  readonly startFromEnd: number
  readonly endFromEnd: number
  /** whoever pressed the field or typed into it waits for suggestions; the focus alone asks for none */
  readonly open: boolean
}

/** What a field that suggests gets from the browser's own that it takes over from. */
export interface EnhancedFieldProps<Name extends string = string> {
  readonly name: Name
  readonly control: FieldControl
  readonly label: string
  readonly placeholder: string
  readonly inputClass: string
  /** where the caret was; undefined where the field did not have the focus */
  readonly takeover: Takeover | undefined
}
