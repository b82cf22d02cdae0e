import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

const unseen = fc.string({
  unit: fc.constantFrom(...' \t\n\u00A0\u3000\u200B\u200D\u2060\uFEFF\u00AD\u200E\u202E\uFE0F\u3164'),
})

it('is so of whatever nobody sees', () => {
  fc.assert(
    fc.property(unseen, (text) => {
      expect(isBlank(text)).toBe(true)
    }),
  )
})

it.each(['a', 'ñ', '0', '.', '美', 'א', '👩‍👩‍👧', 'e\u0301'])('is not so of %s, whatever stands around it', (seen) => {
  fc.assert(
    fc.property(unseen, unseen, (before, after) => {
      expect(isBlank(before + seen + after)).toBe(false)
    }),
  )
})
