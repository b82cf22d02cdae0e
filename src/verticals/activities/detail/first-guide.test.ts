import { expect, it } from 'vitest'
import { firstGuide } from './first-guide.ts'

const guides = ['GUIDE es', 'GUIDE en', 'AUDIO fr'] as const

it.each([
  ['the one chosen before', { guide: 'GUIDE en', language: 'fr' }, 'GUIDE en'],
  ['one in a language that was filtered by', { language: 'de,fr' }, 'AUDIO fr'],
  ['the reader’s own, where nothing is asked for', {}, 'GUIDE es'],
  ['and where what is asked for is not had', { guide: 'AUDIO en', language: 'de' }, 'GUIDE es'],
])('at first a guide is %s', (_, url, first) => expect(firstGuide(guides, url, 'es')).toBe(first))

it('is the first of all where none speaks what is asked for', () => {
  expect(firstGuide(['AUDIO fr', 'GUIDE de'], {}, 'es')).toBe('AUDIO fr')
  expect(firstGuide([], {}, 'es')).toBeUndefined()
})
