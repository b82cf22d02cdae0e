import { Buffer } from 'node:buffer'

/** What of a page is one answer's own: it is taken out before the page is kept, and put in for each answer. */
export interface OwnParts {
  readonly nonce: string
  /** when the offers on the page were answered, as an ISO instant; undefined on a page without offers */
  readonly answeredAt: string | undefined
  /** of the page's forms */
  readonly formKeys: readonly string[]
  /** the content of the page's `<meta>` that tells its scripts about the visitor */
  readonly scope: string
}

/** Where in a kept page the own parts belong, in bytes. */
export interface OwnPlaces {
  readonly scope: number
  readonly nonce: readonly number[]
  readonly answeredAt: readonly number[]
  /** of each key */
  readonly formKeys: readonly (readonly number[])[]
}

/** A page without anybody's own parts. */
export interface SharedPage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly places: OwnPlaces
}

/** Each place of a text, which is blanked there. */
const takeOut = (page: Buffer, text: string): readonly number[] => {
  const places: number[] = []
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + text.length)) places.push(at)
  for (const at of places) page.fill('-', at, at + text.length)
  return places
}

/** One after the other, which is several times faster than one pattern with a function. */
const attributeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Written by the page's head (src/features/visitor/page-scope.ts). */
const scopeStart = '<meta name="page-scope" content="'

/** The page as it may be kept; undefined where it does not hold what is to be taken out. */
export const toSharedPage = (drawn: ArrayBuffer, own: Omit<OwnParts, 'scope'>): SharedPage | undefined => {
  // a copy: the page itself is on its way to whoever it was drawn for
  const page = Buffer.from(new Uint8Array(drawn))
  const found = page.indexOf(scopeStart)
  const scope = found + scopeStart.length
  const end = page.indexOf('"', scope)
  if (found < 0 || end < 0) return undefined
  const bytes = Buffer.concat([page.subarray(0, scope), page.subarray(end)])
  const places = {
    scope,
    nonce: takeOut(bytes, own.nonce),
    answeredAt: own.answeredAt === undefined ? [] : takeOut(bytes, own.answeredAt),
    formKeys: own.formKeys.map((key) => takeOut(bytes, key)),
  }
  return { bytes, places }
}

const encoder = new TextEncoder()

/** The page for one answer, in bytes of its own: what is kept stays as it is. */
export const withOwnParts = ({ bytes, places }: SharedPage, own: OwnParts): Uint8Array<ArrayBuffer> => {
  const scope = encoder.encode(attributeText(own.scope))
  const page = new Uint8Array(bytes.length + scope.length)
  page.set(bytes.subarray(0, places.scope))
  page.set(scope, places.scope)
  page.set(bytes.subarray(places.scope), places.scope + scope.length)
  const putIn = (at: readonly number[], text: string): void => {
    if (at.length === 0) return
    const part = encoder.encode(text)
    for (const place of at) page.set(part, place < places.scope ? place : place + scope.length)
  }
  putIn(places.nonce, own.nonce)
  putIn(places.answeredAt, own.answeredAt ?? '')
  for (const [at, key] of own.formKeys.entries()) putIn(places.formKeys[at] ?? [], key)
  return page
}
