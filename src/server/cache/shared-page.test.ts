import { expect, it } from 'vitest'
import { type OwnParts, toSharedPage, withOwnParts } from './shared-page.ts'

const page = ({ nonce, answeredAt, formKeys, scope }: OwnParts): string =>
  `<html><head><meta name="page-scope" content="${scope}"/><script nonce="${nonce}">1</script></head>` +
  `<body>Bogotá 日本 😀<script nonce="${nonce}">at:"${answeredAt ?? ''}"</script><input value="${formKeys[0]}"/></body></html>`

const first = {
  nonce: 'AAAAAAAAAAAAAAAAAAAAAA==',
  answeredAt: '2026-11-23T04:00:00.000Z',
  formKeys: ['11111111-1111-4111-8111-111111111111'],
  scope: '{&quot;a&quot;:1}',
}
const next = {
  nonce: 'BBBBBBBBBBBBBBBBBBBBBB==',
  answeredAt: '2026-11-23T04:01:00.123Z',
  formKeys: ['22222222-2222-4222-8222-222222222222'],
  scope: `{"b":"<'&é>"}`,
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const shared = (own: OwnParts = first) => {
  const kept = toSharedPage(bytesOf(page(own)), own)
  if (!kept) throw new Error('not kept')
  return kept
}

it('keeps nothing of whom it was drawn for', () => {
  const text = textOf(shared().bytes)
  expect(text).not.toContain(first.nonce)
  expect(text).not.toContain(first.formKeys[0])
  expect(text).not.toContain('quot')
})

it('is whole again with the parts of somebody else', () => {
  expect(textOf(withOwnParts(shared(), next))).toBe(
    page({ ...next, scope: '{&quot;b&quot;:&quot;&lt;&#x27;&amp;é&gt;&quot;}' }),
  )
})

it('leaves the page alone that it was drawn from', () => {
  const drawn = bytesOf(page(first))
  toSharedPage(drawn, first)
  expect(textOf(new Uint8Array(drawn))).toBe(page(first))
})

it('needs no offers', () => {
  const plain = { ...first, answeredAt: undefined }
  expect(textOf(withOwnParts(shared(plain), next))).toContain('at:""')
})

it('is not kept without a place for what its scripts are told', () => {
  expect(toSharedPage(bytesOf('<html></html>'), first)).toBeUndefined()
})
