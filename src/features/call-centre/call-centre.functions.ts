import { createServerFn } from '@tanstack/react-start'
import { companyContacts } from './contacts.server.ts'
import type { CompanyContact } from './contacts.ts'

export interface CallCentre {
  readonly contacts: readonly CompanyContact[]
  /** the instant it is told at, ISO */
  readonly now: string
}

/** The company's telephones, and when they are asked for. */
export const loadCallCentre = createServerFn().handler(async (): Promise<CallCentre> => ({
  contacts: await companyContacts(),
  now: new Date().toISOString(),
}))
