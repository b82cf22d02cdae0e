import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it('is what the record holds', () => expect(ownValue({ mt: 'mount' }, 'mt')).toBe('mount'))

it.each(['nope', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('is nothing for %s', (name) =>
  expect(ownValue({ mt: 'mount' }, name)).toBeUndefined(),
)
