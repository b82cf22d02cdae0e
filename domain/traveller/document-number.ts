import { compactCode } from '../text/written-code.ts'

/** The number of a passport or an identity card as airlines take it: in capitals, without the points and dashes of `12.345.678-9`. */
export const compactDocumentNumber = (text: string): string => compactCode(text).toUpperCase()

/** 3 to 20 letters and digits, however they are written. */
export const isDocumentNumber = (text: string): boolean => /^[A-Z0-9]{3,20}$/.test(compactDocumentNumber(text))
