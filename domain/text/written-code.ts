/** Digits of Arabic and Persian keyboards, and what is typed in full width, as the usual ones. */
export const usualDigits = (text: string): string =>
  // each of the two rows begins at a multiple of 16
  text.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`)

/** A number or a code of letters without what people write between them, or copy along unseen; of digits that another keyboard writes the usual ones. */
export const compactCode = (text: string): string => usualDigits(text).replaceAll(/[\s./\p{Pd}\p{Cf}]/gu, '')
