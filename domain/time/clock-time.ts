/** A local `HH:MM` as a reader's clock has it: `3:00 PM`, or `15:00`. No line breaks inside of it. */
export const formatClock = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replace(/\s/, '\u00A0')

/** A written time as a reader has it after a preposition: Spanish puts its article before it, by the hour as it is written. */
export const withArticle = (clock: string, locale: string): string => {
  if (locale !== 'es') return clock
  return `${Number.parseInt(clock, 10) === 1 ? 'la' : 'las'} ${clock}`
}
