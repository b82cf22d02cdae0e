/** An instant in words by the clock of an IANA zone, which is named: `November 22, 2026 at 9:05 AM GMT-5`. In Spanish one o’clock is singular. */
export const formatMoment = (instant: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replace(' a las 1:', ' a la 1:')

/** The zone of the device that this runs on: right in a browser, meaningless on a server. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
