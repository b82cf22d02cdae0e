/** Shorter ones are abbreviations, or say little by themselves. */
const fewestLetters = 20

const sentence = new RegExp(String.raw`^.{${fewestLetters},}?[.?!](?=\s+[\p{Lu}\p{N}¿¡"“«]|$)`, 'u')

/** A text's first sentence that says something; the whole text where it has none. */
export const firstSentence = (text: string): string => sentence.exec(text.trim())?.[0] ?? text.trim()
