/** A mail address as it is sent: without what people copy along unseen. */
export const compactEmail = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim()

/** One address, and none of the marks by which mails tell several apart, or an address from a name: it would reach nobody. */
export const isEmail = (text: string): boolean => {
  const compact = compactEmail(text)
  return (
    compact.length <= 254 && /^[^\s\p{Cc}@,;:<>()"]+@[^\s\p{Cc}@.,;:<>()"]+(\.[^\s\p{Cc}@.,;:<>()"]+)+$/u.test(compact)
  )
}

/** Italy's and San Marino's numbers keep their 0 from abroad. */
const keepsZero = /^\+(?:39|378)/

/** A number from abroad, without the 0 that it is dialled with at home: +44 (0)20 is +44 20. */
const fromAbroad = (text: string): string =>
  text.startsWith('+') && !keepsZero.test(text) ? text.replace('(0)', '') : text

/** A phone number as it is sent: an optional plus and digits, without what people write between them, or copy along unseen. */
export const compactPhone = (text: string): string =>
  fromAbroad(text.replaceAll(/[\s.\p{Pd}\p{Cf}]/gu, '')).replaceAll(/[()]/g, '')

/** An optional plus, then 9 to 15 digits (rule form-1). */
export const isPhone = (text: string): boolean => /^\+?\d{9,15}$/.test(compactPhone(text))

/** 5 or 6 digits (rule form-1); billing has rules of its own. */
export const isPostalCode = (text: string): boolean => /^\d{5,6}$/.test(text.trim())

/** The address that calls a number, however it is written. */
export const telHref = (number: string): string => `tel:${compactPhone(number).replaceAll(/[^+\d]/g, '')}`
