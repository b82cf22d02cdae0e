// their compressed cousins lose accents where a part of them is embedded: their accented letters are made of two
import latin500 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-500-normal.woff?inline'
import latin700 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff?inline'
import latinExt500 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-500-normal.woff?inline'
import latinExt700 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff?inline'

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))

/** The site's typeface, each weight in the two files that it comes in. */
export const paperFonts = () => ({
  regular: bytesOf(latin500),
  bold: bytesOf(latin700),
  'regular-ext': bytesOf(latinExt500),
  'bold-ext': bytesOf(latinExt700),
})

type PaperFont = keyof ReturnType<typeof paperFonts>

/** Letters of Western Europe and signs, as the first file of each weight has them. */
const isWestern = (letter: string): boolean =>
  /[\u0020-\u00FF\u0131\u0152\u0153\u2002\u2009\u2013\u2014\u2018-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2191\u2193\u2212]/.test(
    letter,
  )
const isExtended = (letter: string): boolean =>
  /[\u0100-\u0130\u0132-\u0148\u014A-\u0151\u0154-\u017E\u0192\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9]/.test(
    letter,
  )

export interface Written {
  readonly font: PaperFont
  readonly text: string
}

/** A text in pieces that one font each can write; what none has is asked after. */
export const inFonts = (text: string, bold: boolean): readonly Written[] => {
  const pieces: { font: PaperFont; text: string }[] = []
  for (const letter of text
    .replaceAll(/[\u202F\u2007]/g, '\u00A0')
    .replaceAll('\u2192', '\u2013')
    .normalize('NFC')) {
    const isExt = isExtended(letter)
    const font: PaperFont = bold ? (isExt ? 'bold-ext' : 'bold') : isExt ? 'regular-ext' : 'regular'
    const shown = isExt || isWestern(letter) ? letter : '?'
    const last = pieces.at(-1)
    if (last?.font === font) last.text += shown
    else pieces.push({ font, text: shown })
  }
  return pieces
}
