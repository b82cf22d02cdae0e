import { createServerFn } from '@tanstack/react-start'
import { loggedContacts } from './logged-contacts.server.ts'
import type { CompanyContact } from './contacts.ts'

export interface CallCentre {
  readonly contacts: readonly CompanyContact[]
  /** the instant it is told at, ISO */
  readonly now: string
}

/** The company's telephones, and when they are asked for. */
export const loadCallCentre = createServerFn().handler(async (): Promise<CallCentre> => ({
  contacts: await loggedContacts(),
  now: new Date().toISOString(),
}))
