import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RouteChart } from './route-chart.tsx'

const drawn = (name: string, x: number): string =>
  renderToStaticMarkup(
    <RouteChart
      chart={{ width: 480, height: 320, land: '', course: '', stops: [] }}
      labels={[{ at: { x, y: 100 }, days: '2', name }]}
    />,
  )

it.each([
  ['Rio', 240, 0],
  ['San Juan de Puerto Rico', 420, -43],
  ['San Juan de Puerto Rico', 60, 43],
])('the name %s of a stop at %i is %i from its middle', (name, x, shift) =>
  expect(drawn(name, x)).toContain(`<text x="${shift}"`),
)
