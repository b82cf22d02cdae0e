import { Buffer } from 'node:buffer'

/** One uuid for one text: whoever asks for the same again has the same name for it, and for another, another. */
export const namedUuid = async (text: string): Promise<string> => {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

export const isUuid = (text: string | undefined): text is string =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
