import { compactEmail, isEmail } from '#domain/traveller/contact-details.ts'

export type LookupRefusal = 'notFound' | 'tooMany' | 'unavailable'

interface TypedLookup {
  readonly referenceId: string
  readonly email: string
}

export interface LookupFaults {
  readonly referenceId?: 'missing'
  readonly email?: 'missing' | 'invalid'
}

/** What was typed into the lookup form, and why it opened nothing: it could not be asked for, or was refused. */
export interface RefusedLookup extends TypedLookup {
  readonly faults?: LookupFaults
  readonly refusal?: LookupRefusal
}

/** What must be corrected before a booking can be asked for; nothing where it can. */
export const lookupFaults = ({ referenceId, email }: TypedLookup): LookupFaults | undefined => {
  const faults: LookupFaults = {
    ...(referenceId.trim() === '' && { referenceId: 'missing' }),
    ...(compactEmail(email) === '' ? { email: 'missing' } : !isEmail(email) && { email: 'invalid' }),
  }
  return Object.keys(faults).length > 0 ? faults : undefined
}
