import type { Company } from '#domain/company.ts'

/** What terms and privacy say of this site that its operator decides. */
export interface LegalFacts {
  readonly company: Company
  /** who takes the money, by the name that travelers know */
  readonly provider: string
  /** how long a booking that was begun is kept, in days */
  readonly draftDays: number
}
