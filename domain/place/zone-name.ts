/** What people call the clock of an IANA time zone, as "Colombia Standard Time"; the zone itself where it has no name. */
export const zoneName = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
