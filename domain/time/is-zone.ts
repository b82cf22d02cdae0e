/** Whether a text names an IANA time zone. */
export const isZone = (text: string): boolean => {
  try {
    return text !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}
