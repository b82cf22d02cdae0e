const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Four signs for three bytes, which are given as one number. */
export const textOfThree = (three: number): string =>
  String.fromCharCode(
    alphabet.charCodeAt(three >>> 18),
    alphabet.charCodeAt((three >>> 12) & 63),
    alphabet.charCodeAt((three >>> 6) & 63),
    alphabet.charCodeAt(three & 63),
  )

/** Base64url of bytes whose count is a multiple of three, so that texts can be put one after another. */
export const textOfBytes = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    text += textOfThree(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0))
  }
  return text
}

/** The bytes of such a text, or null where it is none. */
export const bytesOfText = (text: string): Uint8Array | null => {
  if (text.length % 4 !== 0 || !/^[\w-]*$/.test(text)) return null
  const bytes = new Uint8Array((text.length / 4) * 3)
  for (let group = 0; group * 4 < text.length; group += 1) {
    let three = 0
    for (const sign of text.slice(group * 4, group * 4 + 4)) three = (three << 6) | alphabet.indexOf(sign)
    bytes.set([three >>> 16, (three >>> 8) & 255, three & 255], group * 3)
  }
  return bytes
}
