import { usualDigits } from '#domain/text/written-code.ts'
import { compactPhone } from '#domain/traveller/phone-number.ts'

/** What is typed of a number, and what is kept of it, where numbers begin with a code unless they say otherwise. */
export interface PrefixedPhone {
  /** what the field shows: the code stands before it, and is not typed */
  readonly typed: string
  /** undefined where the number brings its own, or nobody knows one */
  readonly prefix: string | undefined
}

/** A number without a code of its own is kept with a space after the one that it is given, so that the two are told apart. */
export const splitPhone = (kept: string, callingCode: string | undefined): PrefixedPhone => {
  if (callingCode === undefined) return { typed: kept, prefix: undefined }
  const prefix = `+${callingCode}`
  if (kept === '') return { typed: '', prefix }
  return kept.startsWith(`${prefix} `)
    ? { typed: kept.slice(prefix.length + 1), prefix }
    : { typed: kept, prefix: undefined }
}

/** North Americans dial their code before a whole number, which never begins with it: until then it is a digit like any other. */
const withoutDialled = (typed: string, callingCode: string | undefined): string =>
  callingCode === '1' && /^1\d{10}$/.test(compactPhone(typed)) ? typed.replace(/^\D*1[^\d(]*/, '') : typed

/**
 * What is kept of what was typed, with its code no longer than `longest`: the server refuses what is. A zero is dialled inside of a
 * country, and left out after its code: it is kept as it is.
 */
export const joinPhone = (typed: string, callingCode: string | undefined, longest: number): string => {
  const begun = withoutDialled(usualDigits(typed).trimStart(), callingCode)
  const isWhole = callingCode === undefined || begun === '' || /^[+0]/.test(begun)
  return (isWhole ? typed : `+${callingCode} ${begun}`).slice(0, longest)
}
