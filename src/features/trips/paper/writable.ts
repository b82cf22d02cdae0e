import { create } from 'fontkit'
import { typefaceFiles } from '#/styles/typeface-files.ts'

/** Its types know collections of fonts as well. */
const font = create(typefaceFiles[500] as Parameters<typeof create>[0])
const known = new Set('characterSet' in font ? font.characterSet : [])

const shown = (letter: string): string => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')

/** A text in letters that the typeface has; for what it has not there is a question mark. */
export const writable = (text: string): string =>
  [...text.replaceAll('\u202F', '\u00A0').normalize('NFC')].map(shown).join('')
