import { expect, it } from 'vitest'
import { type Figure, judged, tableOf } from './figure.ts'

const figure = (more: Partial<Figure>): Figure => ({
  name: 'home',
  value: 6,
  unit: 'ms',
  control: { name: 'React alone', value: 4 },
  ...more,
})

it.each([
  [{ of: 'ratio', most: 1.5 }, 'holds'],
  [{ of: 'ratio', most: 1.4 }, 'misses'],
  [{ of: 'ratio', least: 1.5 }, 'holds'],
  [{ of: 'ratio', least: 1.6 }, 'misses'],
  [{ of: 'value', most: 6 }, 'holds'],
  [{ of: 'value', most: 5 }, 'misses'],
] as const)('%o: %s', (goal, verdict) => expect(judged(figure({ goal })).verdict).toBe(verdict))

it('what could not be measured misses its goal', () =>
  expect(judged(figure({ value: Number.NaN, goal: { of: 'value', most: 5 } })).verdict).toBe('misses'))

it('is a line of a table', () =>
  expect(tableOf([judged(figure({ goal: { of: 'ratio', most: 2 } }))])).toBe(
    [
      'figure  value    control              ratio  goal  verdict',
      'home    6.00 ms  React alone 4.00 ms  1.50×  ≤ 2×  holds',
    ].join('\n'),
  ))
