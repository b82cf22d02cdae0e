import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StopLine } from './stop-line.tsx'

const centres = (stops: number): number[] =>
  [...renderToStaticMarkup(<StopLine stops={stops} />).matchAll(/cx="([\d.]+)"/g)]
    .map((match) => Number(match[1]))
    .toSorted((a, b) => a - b)

it.each([0, 1, 2, 3])('draws %i stops evenly between two ends', (stops) => {
  const found = centres(stops)
  expect(found).toHaveLength(stops + 2)
  const gaps = found.slice(1).map((at, index) => at - (found[index] ?? 0))
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0)
})
