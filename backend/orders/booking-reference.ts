import { compactCode } from '#domain/text/written-code.ts'

/** Letters and figures that nobody takes for another on paper or on the telephone: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679'

/** Above it a byte would make some letters likelier than others. */
const fair = 256 - (256 % alphabet.length)

/** A booking reference that nobody finds by trying: nine characters, 40 bits. The airline's own have six, as everywhere. */
export const newReference = (length = 9): string => {
  let reference = ''
  while (reference.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) reference += alphabet[byte % alphabet.length]
  }
  return reference
}

/** As people type or copy it: small letters, and whatever stands between, are forgiven (rule trip-2). */
export const normalReference = (typed: string): string => compactCode(typed).toUpperCase()

export const normalEmail = (typed: string): string => typed.replace(/\s/g, '').toLowerCase()
