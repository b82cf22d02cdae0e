/** The number of a passport or an identity card as airlines take it: in capitals, without what people write between. */
export const compactDocumentNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** 3 to 20 letters and digits, however they are written. */
export const isDocumentNumber = (text: string): boolean => /^[A-Z0-9]{3,20}$/.test(compactDocumentNumber(text))
