import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitOrCut, fitText } from './fit-text.ts'

/** A font whose every letter is half as wide as it is high. */
const measure = (text: string): number => [...text].length / 2

const room = { width: 100, sizes: [20, 10], lines: 2 } as const

describe('a text in its room', () => {
  it.each([
    ['short', 20, ['short']],
    ['seven letters', 20, ['seven', 'letters']],
    ['no word stands alone on the last line of a', 10, undefined],
    ['a line of twenty and one more that is so', 10, ['a line of twenty and', 'one more that is so']],
    ['aaaa bbbb cccc dd', 20, ['aaaa bbbb', 'cccc dd']],
    ['', 20, []],
  ])('%s', (text, size, lines) => {
    expect(fitText(text, room, measure)).toEqual(lines && { size, lines })
  })

  it('is of about equally long lines rather than of a long one and a word', () => {
    const wide = { width: 100, sizes: [10], lines: 3 }
    expect(fitText('one two three four five', wide, measure)?.lines).toEqual(['one two three', 'four five'])
  })

  it('is cut where there is more than fits, and a word where it is too long by itself', () => {
    expect(fitOrCut('one two three four five six seven eight nine ten', room, measure).lines).toEqual([
      'one two three four',
      'five six seven eigh…',
    ])
    expect(fitOrCut('Donaudampfschifffahrtsgesellschaft', room, measure).lines).toEqual(['Donaudampfschifffah…'])
  })

  it('never leaves it, and shows its beginning', () => {
    const word = string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => /^\S+$/u.test(text))
    assert(
      property(array(word, { minLength: 1, maxLength: 20 }), constantFrom(60, 100, 300), (words, width) => {
        const text = words.join(' ')
        const { size, lines } = fitOrCut(text, { ...room, width }, measure)
        expect(lines.length).toBeLessThanOrEqual(room.lines)
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width)
        expect(text.startsWith((lines[0] ?? '').replace(/…$/, ''))).toBe(true)
        if (!lines.some((line) => line.endsWith('…'))) expect(lines.join(' ')).toBe(text)
      }),
    )
  })
})
