interface CompanyContact {
  readonly contactNumber: string
  readonly countryCode: string
}

/** Telephones by country as an operator writes them: `CO=+57 601 555 0100, US=+1 …`. What is none is left out. */
export const contactsIn = (setting: string | undefined): readonly CompanyContact[] =>
  (setting ?? '').split(',').flatMap((entry) => {
    const [, countryCode, contactNumber] = /^\s*([A-Z]{2})\s*=\s*(\+?[\d ()-]{6,24}?)\s*$/.exec(entry) ?? []
    return countryCode && contactNumber ? [{ contactNumber, countryCode }] : []
  })
