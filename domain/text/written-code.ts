import { usualDigits } from './usual-digits.ts'

/** A number or a code of letters without what people write between them, or copy along unseen; of digits that another keyboard writes the usual ones. */
export const compactCode = (text: string): string => usualDigits(text).replaceAll(/[\s./\p{Pd}\p{Cf}]/gu, '')
