import { useEffect, useState } from 'react'
import { type CompanyContact, contactsAddress } from './contacts.ts'

const ask = async (signal: AbortSignal): Promise<readonly CompanyContact[]> => {
  const response = await fetch(contactsAddress, { signal })
  if (!response.ok) return []
  const { contacts } = (await response.json()) as { readonly contacts: readonly CompanyContact[] }
  return contacts
}

/** The company's telephones: undefined until they are known, none where they cannot be had. */
export const useContacts = (): readonly CompanyContact[] | undefined => {
  const [contacts, setContacts] = useState<readonly CompanyContact[]>()
  useEffect(() => {
    const control = new AbortController()
    ask(control.signal).then(setContacts, () => control.signal.aborted || setContacts([]))
    return () => control.abort()
  }, [])
  return contacts
}
