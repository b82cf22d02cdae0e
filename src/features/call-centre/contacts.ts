import { countryNames } from '#domain/country-names.ts'

/** The company's telephone for calls from a country. */
export interface CompanyContact {
  readonly contactNumber: string
  /** ISO 3166 alpha-2 */
  readonly countryCode: string
}

/** The number for calls from a country, else the one for all others; undefined where there is neither. */
export const numberFor = (
  contacts: readonly CompanyContact[],
  country: string | undefined,
  fallback: string | undefined,
): string | undefined => contacts.find(({ countryCode }) => countryCode === country)?.contactNumber ?? fallback

export interface NamedContact extends CompanyContact {
  readonly country: string
}

/** Contacts with their countries' names in a language, in the order of its alphabet. */
export const namedContacts = (contacts: readonly CompanyContact[], locale: string): readonly NamedContact[] => {
  const names = countryNames(locale)
  const { compare } = new Intl.Collator(locale)
  return contacts
    .map((contact) => ({ ...contact, country: names.of(contact.countryCode) ?? contact.countryCode }))
    .toSorted((a, b) => compare(a.country, b.country))
}

/** Where the site tells them to its own pages. */
export const contactsAddress = '/api/contacts'
