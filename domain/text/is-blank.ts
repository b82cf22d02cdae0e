/** Whether nothing is seen of a text: spaces, and marks that have no form, as come along with what is copied. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)
