import bold from '@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf?inline'
import medium from '@expo-google-fonts/plus-jakarta-sans/500Medium/PlusJakartaSans_500Medium.ttf?inline'

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))

export type DrawnWeight = 500 | 700

/**
 * The site's typeface for what the server draws, whose renderers know no variable fonts. Unpacked: whoever measures a text reads its
 * font anew each time.
 */
export const typefaceFiles: Readonly<Record<DrawnWeight, Uint8Array>> = { 500: bytesOf(medium), 700: bytesOf(bold) }
