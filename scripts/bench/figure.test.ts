import { expect, it, vi } from 'vitest'
import { type Figure, judged, measuredUpTo, tableOf } from './figure.ts'

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

it.each([
  [[9, 8, 6], 6, 3],
  [[9, 6, 9], 6, 2],
  [[9, 8, 7], 7, 3],
  [[6, 9, 9], 6, 1],
])('is measured until it holds, three times at most: %o', async (values, found, times) => {
  vi.spyOn(console, 'log').mockReturnValue()
  let measured = 0
  const measure = (): Promise<readonly Figure[]> => {
    const value = values[measured] ?? Number.NaN
    measured += 1
    return Promise.resolve([figure({ value, goal: { of: 'value', most: 6 } })])
  }
  expect(await measuredUpTo(3, measure)).toMatchObject([{ value: found }])
  expect(measured).toBe(times)
})
