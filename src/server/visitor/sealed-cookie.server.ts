import { Buffer } from 'node:buffer'
import { seal, unseal } from './secrets.server.ts'

/** A text as a cookie can hold it, sealed for an `owner`: a cookie's name, and whose it is where that is known. */
export const sealedCookie = (text: string, owner: string): string =>
  Buffer.from(seal(text, owner)).toString('base64url')

/** Undefined where it is none of ours, was altered, or was sealed for another owner: nothing of ours opens in another's place. */
export const openedCookie = (sealed: string, owner: string): string | undefined =>
  unseal(new Uint8Array(Buffer.from(sealed, 'base64url')), owner)
