import { expect, it } from 'vitest'
import { openText, sealText } from './sealed-text.ts'

const secret = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))

it('opens what it sealed, and never seals the same text alike', async () => {
  const key = secret()
  const [one, two] = [await sealText(key, 'XK8842197'), await sealText(key, 'XK8842197')]
  expect(one).not.toBe(two)
  expect(atob(one)).not.toContain('XK8842197')
  expect(await openText(key, one)).toBe('XK8842197')
})

it('seals with the new secret while the old one is being replaced, and opens with both', async () => {
  const [older, newer] = [secret(), secret()]
  const both = `${newer} ${older}`
  const before = await sealText(older, 'before')
  const after = await sealText(both, 'after')
  expect([await openText(both, before), await openText(both, after)]).toEqual(['before', 'after'])
  expect(await openText(newer, after)).toBe('after')
  await expect(openText(newer, before)).rejects.toThrow()
})
