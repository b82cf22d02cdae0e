/** The address of a call names no language, so that each says in this header which one its page is in. */
export const pageLocaleHeader = 'x-page-locale'
