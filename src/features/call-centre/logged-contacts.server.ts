import { getGlobalStartContext } from '@tanstack/react-start'
import { logFailure } from '#/server/log.ts'
import { companyContacts } from './contacts.server.ts'
import type { CompanyContact } from './contacts.ts'

/** The company's telephones; one line in the log, under the request that asked, where they cannot be had. */
export const loggedContacts = (): Promise<readonly CompanyContact[]> =>
  companyContacts((message) =>
    logFailure({ event: 'contacts_failed', requestId: getGlobalStartContext()?.requestId ?? '', message }),
  )
