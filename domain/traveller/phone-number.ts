import { compactCode } from '../written-code.ts'

/**
 * A phone number as it is sent: an optional plus and digits alone. From abroad it has no 0 that it is dialled with at home, so that
 * +44 (0)20 is +44 20; Italy's and San Marino's keep theirs.
 */
export const compactPhone = (text: string): string =>
  compactCode(text)
    .replace(/^\(?(\+(?!39|378)\d+)\)?\(0\)/, '$1')
    .replaceAll(/[()]/g, '')

/** The address that calls a number, however it is written. */
export const telHref = (number: string): string => `tel:${compactPhone(number)}`
