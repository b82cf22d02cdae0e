import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { keepPageToOneVisitor } from '../cache/page-sharing.server.ts'
import { openedCookie, sealedCookie } from './sealed-cookie.server.ts'

/**
 * A flash cookie: what was typed into a form, kept over the redirect to the page that says what came of it, and no further. It is
 * sealed, lives for a minute and is taken once. It lies in as many cookies as its length asks for.
 */
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 60 } as const

/** What browsers keep of one cookie is 4096 bytes, its name and attributes among them. */
const pieceLength = 3600
/** of 2,000 characters of any script, and what is around them */
const mostPieces = 4

const ownerOf = (name: string): string => `__Host-${name}`

const cookieName = (name: string, piece: number): string => `${ownerOf(name)}-${piece}`

export const setFlash = (name: string, value: unknown): void => {
  const sealed = sealedCookie(JSON.stringify(value), ownerOf(name))
  for (let piece = 0; piece * pieceLength < sealed.length && piece < mostPieces; piece += 1)
    setCookie(cookieName(name, piece), sealed.slice(piece * pieceLength, (piece + 1) * pieceLength), options)
}

/** The flash cookie of a name, which is deleted with it; undefined where there is none. */
export const takeFlash = (name: string): unknown => {
  const names = Array.from({ length: mostPieces }, (_, piece) => cookieName(name, piece))
  const pieces = names.map((cookie) => getCookie(cookie) ?? '')
  for (const [index, cookie] of names.entries()) if (pieces[index]) deleteCookie(cookie, options)
  const sealed = pieces.join('')
  if (sealed !== '') keepPageToOneVisitor()
  const text = sealed === '' ? undefined : openedCookie(sealed, ownerOf(name))
  return text === undefined ? undefined : JSON.parse(text)
}
