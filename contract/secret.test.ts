import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { secretsIn, settingsWithoutSecret } from './secret.ts'

const random = fc.uint8Array({ minLength: 32, maxLength: 48 }).map((bytes) => Buffer.from(bytes).toString('base64url'))
const secret = random.filter((text) => new Set(text).size >= 10)

it('takes random text, and the older one beside it', () => {
  fc.assert(
    fc.property(secret, secret, (newer, older) => {
      expect(secretsIn(`${newer} ${older}`)).toEqual([newer, older])
    }),
  )
})

it.each([
  undefined,
  '',
  'short',
  'development only: set a secret of your own',
  'a-secret-of-thirty-two-characters-or-more,-for-tests',
  'x'.repeat(64),
  '0123'.repeat(16),
])('takes no secret from %s', (setting) => expect(secretsIn(setting)).toEqual([]))

it('names the settings that hold none', () => {
  const set = Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')
  expect(settingsWithoutSecret({ A: set, B: 'x' }, ['A', 'B', 'C'] as ('A' | 'B')[])).toEqual(['B', 'C'])
})
