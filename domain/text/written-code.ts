/** A number or a code of letters without what people write between them, or copy along unseen; of digits and letters of full width the usual ones. */
export const compactCode = (text: string): string => text.normalize('NFKC').replaceAll(/[\s./\p{Pd}\p{Cf}]/gu, '')
