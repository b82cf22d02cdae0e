/** An instant as mails write it, by the clock of a zone. */
export const writtenTime = (
  at: Date,
  language: string,
  { timeZone, timeZoneName }: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>,
): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName,
  }).format(at)
