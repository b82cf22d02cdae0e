import latin500 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-500-normal.woff2?inline'
import latin700 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff2?inline'
import latinExt500 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-500-normal.woff2?inline'
import latinExt700 from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff2?inline'

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))

export type Weight = 500 | 700

/** The site's typeface in the weights that pictures use: their renderer knows no variable fonts. */
export const drawingFonts: Readonly<Record<Weight, readonly Uint8Array[]>> = {
  500: [latin500, latinExt500].map(bytesOf),
  700: [latin700, latinExt700].map(bytesOf),
}
