/** A local `HH:MM` as a reader's clock has it: `3:00 PM`, or `15:00`. No line breaks inside of it. */
export const formatClock = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replace(/\s/, '\u00A0')
