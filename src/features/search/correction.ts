/** One thing that a results URL left out or got wrong, and what is searched for instead. The page says it in words. */
export interface Correction<Field extends string, Code extends string> {
  readonly field: Field
  readonly code: Code
  /** what was written, or '' */
  readonly given: string
  /** what is used, as the URL would write it; '' where nothing is */
  readonly used: string
}

/** A normalised value beside what had to be corrected to get it. */
export interface Normalised<Value, Corrected extends Correction<string, string>> {
  readonly value: Value
  readonly corrections: readonly Corrected[]
}

export const asGiven = <Value>(value: Value): Normalised<Value, never> => ({ value, corrections: [] })

export const correctedTo = <Value, Field extends string, Code extends string>(
  value: Value,
  correction: { readonly field: Field; readonly code: Code; readonly given?: string; readonly used?: string },
): Normalised<Value, Correction<Field, Code>> => ({
  value,
  corrections: [{ given: '', used: String(value ?? ''), ...correction }],
})
