const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const nonceLength = 12

/** Secrets are base64 of 32 bytes each, the newest first, with spaces between; sealed texts are nonce, ciphertext and tag. */
const listed = (secrets: string): string[] => secrets.split(/\s+/).filter(Boolean)

const newestOf = (secrets: string): string => listed(secrets)[0] ?? ''

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** AES-256-GCM under the first of the secrets. */
export const sealText = async (secrets: string, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(newestOf(secrets)),
    new TextEncoder().encode(text),
  )
  return base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

const openWith = async (secret: string, sealed: string): Promise<string> => {
  const bytes = bytesOf(sealed)
  const iv = bytes.slice(0, nonceLength)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), bytes.slice(nonceLength))
  return new TextDecoder().decode(text)
}

/** Opens with whichever of the secrets it was sealed under; rejects where that is none of them. */
export const openText = (secrets: string, sealed: string): Promise<string> =>
  Promise.any(listed(secrets).map((secret) => openWith(secret, sealed)))
