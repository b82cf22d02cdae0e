export type LookupRefusal = 'notFound' | 'tooMany' | 'unavailable'

/** What was typed into the lookup form, and why it opened nothing. */
export interface RefusedLookup {
  readonly referenceId: string
  readonly email: string
  readonly refusal: LookupRefusal
}
