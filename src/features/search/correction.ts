/** One thing that a results URL left out or got wrong, and what is searched for instead. The page says it in words. */
export interface Correction<Field extends string, Code extends string> {
  readonly field: Field
  readonly code: Code
  /** what was written, or '' */
  readonly given: string
  /** what is used, as the URL would write it; '' where nothing is */
  readonly used: string
}

export type AnyCorrection = Correction<string, string>

/** Whether children's ages are searched for that nobody gave. */
export const agesWereAssumed = (corrections: readonly AnyCorrection[]): boolean =>
  corrections.some(({ field, code }) => field === 'ages' && (code === 'missing' || code === 'unreadable'))

/** A normalised value beside what had to be corrected to get it. */
export interface Normalised<Value, Corrected extends AnyCorrection> {
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
