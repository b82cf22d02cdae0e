import { describe, expect, it } from 'vitest'
import { contrast } from './contrast-for-tests.ts'
import { colours } from './tokens.ts'

type Colour = keyof typeof colours

const grounds = ['paper', 'surface', 'sunken'] as const satisfies readonly Colour[]
const softs = ['primary-soft', 'accent-soft', 'good-soft', 'warn-soft', 'danger-soft'] as const
const pairsOf = (fronts: readonly Colour[], backs: readonly Colour[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const words = [
  ...pairsOf(['ink', 'muted'], [...grounds, ...softs]),
  ...pairsOf(['primary', 'primary-strong', 'accent', 'good', 'warn', 'danger'], grounds),
  ...pairsOf(['primary-strong'], ['primary-soft']),
  ...softs.map((soft) => [soft.replace('-soft', '') as Colour, soft] as const),
  ...pairsOf(['on-primary'], ['primary', 'primary-strong']),
  ...pairsOf(['paper'], ['ink']),
  ...pairsOf(['ink'], ['raised']),
]

const shapes = [...pairsOf(['edge', 'focus'], [...grounds, ...softs]), ...pairsOf(['primary'], [...grounds, ...softs])]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_theme, index) => {
  it.each(words)('words in %s on %s reach 4.5:1', (front, back) => {
    expect(contrast(colours[front][index], colours[back][index])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('shapes in %s on %s reach 3:1', (front, back) => {
    expect(contrast(colours[front][index], colours[back][index])).toBeGreaterThanOrEqual(3)
  })
})

it('what is chosen on a quiet block is lighter than it in both themes', () => {
  for (const index of [0, 1] as const)
    expect(contrast(colours.raised[index], '#000000')).toBeGreaterThan(contrast(colours.sunken[index], '#000000'))
})

describe('contrast', () => {
  it('is 21 between black and white, 1 of a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#336699', '#336699')).toBe(1)
  })
})
