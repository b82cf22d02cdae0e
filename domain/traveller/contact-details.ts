import { compactCode } from '../text/written-code.ts'
import { compactPhone } from './phone-number.ts'

/** A mail address as it is sent: without what people copy along unseen. */
export const compactEmail = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim()

/** One address, and none of the marks by which mails tell several apart, or an address from a name: it would reach nobody. */
export const isEmail = (text: string): boolean => {
  const compact = compactEmail(text)
  return (
    compact.length <= 254 && /^[^\s\p{Cc}@,;:<>()"]+@[^\s\p{Cc}@.,;:<>()"]+(\.[^\s\p{Cc}@.,;:<>()"]+)+$/u.test(compact)
  )
}

/** An optional plus, then 9 to 15 digits (rule form-1). */
export const isPhone = (text: string): boolean => /^\+?\d{9,15}$/.test(compactPhone(text))

/** 5 or 6 digits (rule form-1); billing has rules of its own. */
export const isPostalCode = (text: string): boolean => /^\d{5,6}$/.test(compactCode(text))
